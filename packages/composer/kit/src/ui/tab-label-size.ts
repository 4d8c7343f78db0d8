/** Average width of a letter, as a part of the size of its text. */
const letterWidth = 0.62;
const gap = 6;
/** Smaller letters cannot be read; a longer label is cut off. */
const smallest = 9;

/** The size, at most `size`, at which the longest label of a tab bar fits below its icon. */
export function tabLabelSize(labels: readonly string[], barWidth: number, size: number) {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const room = barWidth / Math.max(1, labels.length) - gap;
  return Math.max(smallest, Math.min(size, room / (longest * letterWidth)));
}
