import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import type { ListItem } from './list-item.ts';

const joins = /^(?:ve|ile|and|veya|or|artı|plus|birde)$/;
const leading =
  /^(?:a|an|the|each|every|its|their|his|her|my|our|some|also|and|bir|bi|de|da|hem|ayrica|bide|optional|fields?|for)$/;
const trailing =
  /^(?:field|fields|alani|alanlari|alan|bilgisi|bilgileri|bilgilerini|bilgi|kismi|too|also|etc|vs|vb|gibi|de|da|olsun|girilsin|olan)$/;

function trim(reading: Reading, { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end && (leading.test(reading.folded(start)) || isMark(reading.words[start], '-–*•:+')))
    start += 1;
  while (end > start && (trailing.test(reading.folded(end - 1)) || isMark(reading.words[end - 1], '-–*•:')))
    end -= 1;
  return { from: start, to: end };
}

/** The parts of an enumeration between commas, slashes, "and" and "ve". Brackets belong to the part before them. */
export function splitItems(reading: Reading, { from, to }: Range): ListItem[] {
  const items: ListItem[] = [];
  let start = from;
  let brackets: Range | undefined;
  const push = (end: number): void => {
    const range = trim(reading, { from: start, to: brackets ? Math.min(end, brackets.from - 1) : end });
    if (range.to > range.from) items.push({ range, brackets });
    brackets = undefined;
  };
  for (let at = from; at < to; at += 1) {
    const word = reading.words[at];
    if (isMark(word, '([')) {
      const close = reading.words.findIndex((other, place) => place > at && isMark(other, ')]'));
      const end = close < 0 || close > to ? to : close;
      brackets = { from: at + 1, to: end };
      at = end;
      continue;
    }
    if (isMark(word, ',/&+') || joins.test(word?.folded ?? '')) {
      push(at);
      start = at + 1;
    }
  }
  push(to);
  return items;
}
