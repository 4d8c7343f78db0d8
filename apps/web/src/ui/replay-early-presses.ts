/** A press of a button that could not respond yet, kept by public/boot.js. */
export interface EarlyPress {
  readonly button: HTMLButtonElement;
  /** In a part that becomes interactive after the rest of the page. */
  readonly isLater: boolean;
  /** The user typed afterwards. */
  readonly isBeforeTyping: boolean;
  /** Path and query of the page at that time. */
  readonly address: string;
}

declare global {
  interface Window {
    /** In the order of the presses; public/boot.js empties it when the user continues with something else. */
    kilimEarlyPresses?: EarlyPress[];
  }
}

const textOf = (button: HTMLButtonElement): string => button.getAttribute('aria-label') ?? button.textContent;

/** The button itself, or the one with the same text when the page was rendered from scratch. */
function findCurrent({ button }: EarlyPress): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const text = textOf(button);
  return [...document.querySelectorAll('button')].find((other) => textOf(other) === text);
}

function replay(isReplayed: (press: EarlyPress) => boolean): void {
  const presses = window.kilimEarlyPresses ?? [];
  for (const press of presses.filter(isReplayed)) {
    presses.splice(presses.indexOf(press), 1);
    delete press.button.dataset['pressed'];
    // A replayed press may have led to another page.
    if (press.address !== window.location.pathname + window.location.search) continue;
    findCurrent(press)?.click();
  }
}

/** Presses the buttons that the user pressed before typing, so that the typed text counts. */
export const replayPressesBeforeTyping = (): void =>
  replay(({ isLater, isBeforeTyping }) => isBeforeTyping && !isLater);

/** Presses the buttons that the user pressed before the page was interactive. */
export const replayEarlyPresses = (): void => replay(({ isLater }) => !isLater);

/** Presses the buttons of the part that has become interactive after the page. */
export const replayLatePresses = (): void => replay(({ isLater }) => isLater);
