/** A tiny router: pages by path. Links within the site are followed without loading anew. */

export type Page = "lobby" | "decks" | "replay" | "table" | "invited" | "study" | "ended" | "nowhere";

const PAGES: [RegExp, Page][] = [
  [/^\/$/, "lobby"],
  [/^\/lobby$/, "lobby"],
  [/^\/decks(?:\/([^/]+))?(?:\/([^/]+))?$/, "decks"],
  [/^\/study(?:\/([^/]+))?$/, "study"],
  [/^\/r\/([^/]+)$/, "replay"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/[jw]\/([^/]+)$/, "invited"],
];
/** A link to who one is elsewhere: the server answers it, and the app only if it has ended. */
const ENDED = /^\/me\//;

class Route {
  page: Page = $state("nowhere");
  args: string[] = $state([]);
  query: URLSearchParams = $state.raw(new URLSearchParams());

  read(): void {
    const { pathname, search } = window.location;
    this.query = new URLSearchParams(search);
    for (const [pattern, page] of PAGES) {
      const found = pattern.exec(pathname);
      if (found) {
        this.args = found.slice(1).map((part) => decodeURIComponent(part ?? ""));
        this.page = page;
        return;
      }
    }
    this.args = [];
    this.page = ENDED.test(pathname) ? "ended" : "nowhere";
  }

  go(path: string, instead = false): void {
    if (instead) window.history.replaceState(null, "", path);
    else window.history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }
}

export const route = new Route();
route.read();

/** Links that the server itself answers: invitations, files. */
const OURS = (path: string): boolean => PAGES.some(([pattern]) => pattern.test(path));

window.addEventListener("popstate", () => route.read());
window.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
  if (!OURS(link.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
});
