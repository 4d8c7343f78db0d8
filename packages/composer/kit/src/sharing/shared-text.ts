export interface SharedText {
  title: string;
  text: string;
}

interface Fact {
  label: string;
  /** Several lines are shown below the label. */
  value: string;
}

const toLine = ({ label, value }: Fact): string =>
  value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;

/** The title, then each value that is not empty. */
export const toSharedText = (title: string, facts: readonly Fact[]): SharedText => ({
  title,
  text: [title, ...facts.filter(({ value }) => value).map(toLine)].join('\n'),
});
