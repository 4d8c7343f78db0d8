import type { ProjectFiles } from '@kilim/app-kit';
import { fold, type RelatedWords } from '@kilim/composer';

const charactersPerFile = 30_000;
const charactersInAll = 1_200_000;
/** A word of the path says more about a file than any number of occurrences in its content. */
const pathWeight = 1_000_000;
const pathValue = 1.6;
const longestSuffix = 7;

/** The words of code and texts: parts of identifiers, folded. */
export function listWords(text: string): string[] {
  const spaced = text.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return fold(spaced).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

type Counts = Map<string, Map<string, number>>;

/** How often every word occurs in every file. */
function countWords(files: ProjectFiles): Counts {
  const counts: Counts = new Map();
  const add = (word: string, path: string, weight: number): void => {
    const paths = counts.get(word) ?? new Map<string, number>();
    paths.set(path, (paths.get(path) ?? 0) + weight);
    counts.set(word, paths);
  };
  let left = charactersInAll;
  for (const [path, content] of Object.entries(files)) {
    for (const word of listWords(path)) add(word, path, pathWeight);
    const text = content.slice(0, Math.min(left, charactersPerFile));
    left -= text.length;
    for (const word of listWords(text)) add(word, path, 1);
  }
  return counts;
}

/** Verbs of requests occur in most files and say nothing about the place. */
const verbs = new Set(
  'ekle yap olustur degistir duzenle guncelle sil kaldir koy goster olsun add make create change edit update delete remove show'.split(
    ' ',
  ),
);
const verbWeight = 0.25;
const isVerb = (word: string): boolean =>
  verbs.has(word) || [...verbs].some((verb) => verb.length > 3 && word.startsWith(verb));

/** Files with a word, also with suffixes: `randevu` in `randevular`. */
function findWord(counts: Counts, vocabulary: readonly string[], word: string): Map<string, number> {
  if (word.length < 4) return counts.get(word) ?? new Map();
  const found = new Map<string, number>();
  for (const other of vocabulary) {
    if (!other.startsWith(word) || other.length - word.length > longestSuffix) continue;
    for (const [path, count] of counts.get(other) ?? []) found.set(path, (found.get(path) ?? 0) + count);
  }
  return found;
}

/**
 * How well files fit to the words of a request, from 0 to 1: each word counts once per file, by the relative that is
 * rarest in the project and most frequent in the file.
 */
export function scoreContents(
  files: ProjectFiles,
  words: readonly RelatedWords[],
): ReadonlyMap<string, number> {
  const counts = countWords(files);
  const vocabulary = [...counts.keys()];
  const total = Object.keys(files).length;
  const sums = new Map<string, number>();
  const known = new Map<string, Map<string, number>>();
  for (const { word, related } of words) {
    const best = new Map<string, number>();
    for (const relative of related) {
      const paths = known.get(relative) ?? findWord(counts, vocabulary, relative);
      known.set(relative, paths);
      const rarity = Math.log(1 + total / Math.max(1, paths.size)) * (isVerb(word) ? verbWeight : 1);
      for (const [path, count] of paths) {
        const value = count >= pathWeight ? pathValue : 1 - 1 / (1 + count);
        best.set(path, Math.max(best.get(path) ?? 0, rarity * value));
      }
    }
    for (const [path, score] of best) sums.set(path, (sums.get(path) ?? 0) + score);
  }
  const highest = Math.max(...sums.values(), 0);
  return new Map([...sums].map(([path, sum]) => [path, highest === 0 ? 0 : sum / highest]));
}
