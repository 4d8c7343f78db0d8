import type { RelatedWords } from '@kilim/composer';
import { listWords } from './score-contents.ts';

const around = 8;
const longestLine = 400;

/**
 * The lines of a large file that contain words of the request, with some lines around them and their numbers, within a
 * number of characters. The first lines are always shown, because they contain the imports.
 */
export function excerptFile(content: string, words: readonly RelatedWords[], characters: number): string {
  const lines = content.split('\n');
  const wanted = new Set(words.flatMap(({ related }) => [...related]).filter((word) => word.length > 2));
  const scores = lines.map((line) => {
    const found = new Set(listWords(line.slice(0, longestLine)).filter((word) => wanted.has(word)));
    return found.size;
  });
  const ranked = [...scores.entries()]
    .filter(([, score]) => score > 0)
    .sort(([a, x], [b, y]) => y - x || a - b);
  const shown = new Set<number>();
  let left = characters;
  const show = (from: number, to: number): boolean => {
    for (let at = Math.max(0, from); at < Math.min(lines.length, to); at += 1) {
      if (shown.has(at)) continue;
      const cost = Math.min(longestLine, lines[at]?.length ?? 0) + 8;
      if (cost > left) return false;
      left -= cost;
      shown.add(at);
    }
    return true;
  };
  let fits = show(0, around);
  for (const [at] of ranked) {
    if (!fits) break;
    fits = show(at - around, at + around + 1);
  }
  let last = -1;
  return [...shown]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const gap = at === last + 1 ? [] : ['⋮'];
      last = at;
      return [...gap, `${at + 1}| ${(lines[at] ?? '').slice(0, longestLine)}`];
    })
    .concat(last < lines.length - 1 ? ['⋮'] : [])
    .join('\n');
}
