import { foldSearch } from '@kilim/contract';

const wordStart = (text: string, position: number): boolean =>
  position === 0 || /[\s:/-]/.test(text[position - 1] ?? '');

/** How well one word of the search is found in a folded text: 0 is not at all, 4 at its start. */
function scoreWord(word: string, text: string): number {
  const position = text.indexOf(word);
  if (position === 0) return 4;
  if (position > 0) return wordStart(text, position) || wordStart(text, text.lastIndexOf(word)) ? 3 : 2;
  return isAbbreviation(word, text) ? 1 : 0;
}

/** Whether the letters appear in this order, the first at the start of a word: `ypo` finds "Yeni proje oluştur". */
function isAbbreviation(letters: string, text: string): boolean {
  if (letters.length < 2) return false;
  for (let start = 0; start < text.length; start += 1) {
    if (!wordStart(text, start) || text[start] !== letters[0]) continue;
    let found = 1;
    for (let index = start + 1; index < text.length && found < letters.length; index += 1) {
      if (text[index] === letters[found]) found += 1;
    }
    if (found === letters.length) return true;
  }
  return false;
}

/** How well a search matches: 0 if a word of it is not found. A match in `label` counts more than one in `more`. */
export function scoreMatch(search: string, label: string, more = ''): number {
  const words = foldSearch(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const text = foldSearch(label).trim();
  const others = foldSearch(more);
  let total = 0;
  for (const word of words) {
    const score = scoreWord(word, text) || (others.includes(word) ? 0.5 : 0);
    if (score === 0) return 0;
    total += score;
  }
  return total / words.length;
}

/** The items that match, the best first; equal ones keep their order. */
export function rankItems<Item>(
  search: string,
  items: readonly Item[],
  read: (item: Item) => { readonly label: string; readonly keywords?: string | undefined },
): Item[] {
  const scored = items.map((item) => {
    const { label, keywords } = read(item);
    return { item, score: scoreMatch(search, label, keywords) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ item }) => item);
}
