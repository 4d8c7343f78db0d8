/** The prompt for a suggested next step: its quoted text if it says what to write, otherwise the whole step. */
export function promptFromStep(step: string): string {
  const quoted = /["\u201c\u201e]([^"\u201c\u201d\u201e]{3,})["\u201d]/.exec(step);
  return quoted?.[1] ?? step;
}
