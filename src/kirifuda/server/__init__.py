"""The table on the network: one process that holds all live tables, and what goes over its wire.

`kirifuda.server.app` makes the application; docs/server.md tells routes and messages.
"""
