/** What a suggested next step puts into the input: the words in quotes where it says what to write, else all of it. */
export function promptFromStep(step: string): string {
  const quoted = /["\u201c\u201e]([^"\u201c\u201d\u201e]{3,})["\u201d]/.exec(step);
  return quoted?.[1] ?? step;
}
