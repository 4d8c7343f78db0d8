/** A submit before the page was interactive, kept by public/boot.js. Set to null there when the user types or submits again. */
export interface EarlySubmit {
  readonly form: HTMLFormElement;
  /** Path and query of the page at that time. */
  readonly address: string;
}

declare global {
  interface Window {
    kilimEarlySubmit?: EarlySubmit | null;
  }
}

const fieldNames = (form: HTMLFormElement): string =>
  [...form.elements]
    .map((element) => element.getAttribute('name') ?? '')
    .filter((name) => name !== '')
    .toSorted()
    .join(' ');

/** The form itself, or the one with the same fields when the page was rendered from scratch. */
function findCurrent({ form }: EarlySubmit): HTMLFormElement | undefined {
  if (form.isConnected) return form;
  const names = fieldNames(form);
  return names === '' ? undefined : [...document.forms].find((other) => fieldNames(other) === names);
}

/** Submits the form that the user submitted before the page was interactive. Not when another page is shown by then. */
export function replayEarlySubmit(): void {
  const early = window.kilimEarlySubmit;
  window.kilimEarlySubmit = null;
  if (!early || early.address !== window.location.pathname + window.location.search) return;
  findCurrent(early)?.requestSubmit();
}
