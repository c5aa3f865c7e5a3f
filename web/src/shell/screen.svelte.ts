/** How much room there is: on a narrow screen the hand is a drawer and sides scroll. */

const NARROW = window.matchMedia("(max-width: 760px)");

class Screen {
  narrow = $state(NARROW.matches);

  constructor() {
    NARROW.addEventListener("change", () => (this.narrow = NARROW.matches));
  }
}

export const screen = new Screen();
