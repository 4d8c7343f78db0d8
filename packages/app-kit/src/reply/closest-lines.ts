/** Lines of a file, with the number of the first one, from 1. */
export interface Excerpt {
  readonly line: number;
  readonly text: string;
}

const contextLines = 3;
const linesMaximum = 60;

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}\p{N}_]+/gu) ?? [];

/**
 * The lines of a file that resemble a text most: those with the most equal lines, and among them with the most of its words,
 * with some lines around them. Takes time linear in the length of the file.
 */
export function findClosestLines(content: string, search: string): Excerpt {
  const lines = content.split('\n');
  const searched = search.split('\n').filter((line) => line.trim() !== '');
  const equal = new Set(searched.map((line) => line.trim()));
  const words = new Set(searched.flatMap(wordsOf));
  const scores = lines.map((line) => {
    if (line.trim() === '') return 0;
    const own = wordsOf(line);
    const shared = own.filter((word) => words.has(word)).length;
    return (equal.has(line.trim()) ? 2 : 0) + (own.length === 0 ? 0 : shared / own.length);
  });
  const size = Math.max(1, Math.min(searched.length, linesMaximum));
  let sum = 0;
  let best = { at: 0, sum: -1 };
  for (const [at, score] of scores.entries()) {
    sum += score - (scores[at - size] ?? 0);
    // Sums of fractions differ in their last digits.
    if (sum > best.sum + 1e-6) best = { at: Math.max(0, at - size + 1), sum };
  }
  const first = Math.max(0, best.at - contextLines);
  const text = lines.slice(first, Math.min(lines.length, best.at + size + contextLines)).join('\n');
  return { line: first + 1, text };
}
