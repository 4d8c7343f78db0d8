import { fieldCatalogue } from '../../lexicon/index.ts';
import { toOptions } from '../lists/read-field.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { labelOf, ownField } from './detail.ts';

/** "dog or no dog", "collected yes/no", "fragile or not", "mint or used": one field for an item with two answers. */
export function readEnglishEither(reading: Reading, { from, to }: Range): ExplicitField | undefined {
  if (reading.language !== 'en') return undefined;
  for (let at = from + 1; at + 1 < to; at += 1) {
    if (!/^(?:or|\/)$/.test(reading.folded(at))) continue;
    const next = reading.folded(at + 1);
    const isYes = /^(?:yes|y)$/.test(reading.folded(at - 1)) && /^(?:no|n)$/.test(next);
    if (isYes) return at - 1 > from ? ownField(labelOf(reading, { from, to: at - 1 }), 'boolean') : undefined;
    if (/^(?:not|no)$/.test(next)) return ownField(labelOf(reading, { from, to: at }), 'boolean');
    return choiceOf(reading, { from, to }, at);
  }
  return undefined;
}

const longestAnswer = 2;

function choiceOf(reading: Reading, { from, to }: Range, or: number): ExplicitField | undefined {
  if (or - from > longestAnswer || to - or - 1 > longestAnswer) return undefined;
  const isField = [
    { from, to: or },
    { from: or + 1, to },
  ].some((part) => {
    const found = reading.index.fields.findWhole(reading.words.slice(part.from, part.to));
    // "paid or pending": two states.
    return found !== undefined && !(found.isTypo || fieldCatalogue[found.value]?.type === 'boolean');
  });
  if (isField) return undefined;
  const field = ownField(labelOf(reading, { from, to }), 'choice');
  const options = toOptions(
    [reading.written({ from, to: or }), reading.written({ from: or + 1, to })].map((text) =>
      text.toLowerCase(),
    ),
    'en',
  );
  const { use } = field;
  return typeof use === 'object' && 'type' in use ? { ...field, use: { ...use, options } } : undefined;
}
