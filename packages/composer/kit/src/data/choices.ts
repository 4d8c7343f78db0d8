/** More choices than this do not fit above a list. */
const choiceMaximum = 40;

/** Each value once, with its label, in the order of the labels. */
export function listChoices(
  values: readonly string[],
  labelOf: (value: string) => string = String,
): { value: string; label: string }[] {
  return [...new Set(values)]
    .map((value) => ({ value, label: labelOf(value) }))
    .filter(({ label }) => label !== '')
    .sort((a, b) => a.label.localeCompare(b.label))
    .slice(0, choiceMaximum);
}
