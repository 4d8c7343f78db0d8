import { resolveField } from '../../lexicon/index.ts';
import type { Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import type { ListItem } from './list-item.ts';
import { readField } from './read-field.ts';
import { splitItems } from './split-items.ts';

/** So many parts after a colon are those of rows. */
const fewestParts = 3;
const longestHead = 8;
const longestPart = 4;
/** Two amounts are what a tool calculates with. */
const fewestAmounts = 2;

const asksForTool =
  /^(?:hesap\w*|calculat\w*|split\w*|convert\w*|cevir\w*|donustur\w*|timer|zamanlayici\w*|kronometre\w*|stopwatch|counter|sayac\w*|spin\w*|cark\w*|picker|random|rastgele|play|oyna\w*)$/;

/** The parts of a description that only names a thing and its parts, "Wine cellar: bottle, vintage, rating". */
export function partsOfRow(reading: Reading): readonly ListItem[] {
  const { words } = reading;
  const colon = words.findIndex((word) => isMark(word, ':'));
  if (colon < 1 || colon > longestHead) return [];
  const rest = { from: colon + 1, to: isMark(words.at(-1), '.') ? words.length - 1 : words.length };
  if (words.slice(rest.from, rest.to).some((word) => isMark(word, '.:;?!'))) return [];
  const items = splitItems(reading, rest);
  const areShort = items.every(({ range }) => range.to - range.from <= longestPart);
  return items.length < fewestParts || !areShort ? [] : items;
}

/**
 * Whether such a description is of rows that are written down: "darts practice: date, average, highest checkout", although
 * "average" is calculated and darts are a game.
 */
export function isRecordRow(reading: Reading): boolean {
  const items = partsOfRow(reading);
  if (items.length === 0 || reading.words.some(({ folded }) => asksForTool.test(folded))) return false;
  const amounts = items.filter((item) => {
    const use = readField(reading, item)?.field.use;
    return use !== undefined && /^(?:number|money|duration|percent)$/.test(resolveField(use).type);
  });
  return amounts.length < fewestAmounts;
}
