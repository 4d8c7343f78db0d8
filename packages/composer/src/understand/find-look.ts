import type { Range, Reading } from './reading.ts';
import type { Contradiction, Look } from './understanding.ts';
import { isMark } from './word.ts';
import { colours, type StyleWord } from './words/look-words.ts';

interface Found<T> {
  readonly value: T;
  readonly range: Range;
}

const isNear = (places: ReadonlySet<number>, { from, to }: Range, distance: number): boolean => {
  for (let at = from - distance; at < to + distance; at += 1) if (places.has(at)) return true;
  return false;
};

/** Colours count only beside a word such as colour, theme or button, or as a hex value. */
function findColours(reading: Reading): Found<{ id: string | undefined; hex: string | undefined }>[] {
  const context = new Set(
    reading.index.colourContext
      .findAll(reading.words)
      .flatMap(({ start, length }) => Array.from({ length }, (_, step) => start + step)),
  );
  const found = reading.index.colours
    .findAll(reading.words)
    .filter(({ isTypo }) => !isTypo)
    .map(({ value, start, length }) => ({
      value: { id: value, hex: undefined },
      range: { from: start, to: start + length },
    }))
    .filter(({ range }) => isNear(context, range, 2) || isColourStatement(reading, range));
  const hexes = reading.words.flatMap((word, at) => {
    if (!isMark(word, '#')) return [];
    const hex =
      /^[0-9a-f]{6}$/.exec(reading.folded(at + 1))?.[0] ?? /^[0-9a-f]{3}$/.exec(reading.folded(at + 1))?.[0];
    if (!hex) return [];
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [{ value: { id: undefined, hex: `#${full}` }, range: { from: at, to: at + 2 } }];
  });
  return [...found, ...hexes].sort((a, b) => a.range.from - b.range.from);
}

/** "in blue", "make it purple", "mavi olsun". */
function isColourStatement(reading: Reading, { from, to }: Range): boolean {
  const before = reading.folded(from - 1);
  if (before === 'it' && /^(?:make|keep)$/.test(reading.folded(from - 2))) return true;
  const isEnd =
    to >= reading.words.length || reading.words[to]?.kind === 'mark' || reading.folded(to) === 'and';
  if (before === 'in' && isEnd) return true;
  const isWish = ['olsun', 'agirlikli', 'tonlarinda', 'renkli', 'beyaz', 'siyah'].includes(
    reading.folded(to),
  );
  return isWish && (from === 0 || reading.words[from - 1]?.kind === 'mark' || reading.folded(to) !== 'olsun');
}

/** The last of several statements about one thing wins; both are named. */
function lastOf<T>(
  reading: Reading,
  found: readonly Found<T>[],
  contradictions: Contradiction[],
): T | undefined {
  const last = found.at(-1);
  const other = found.findLast(({ value }) => value !== last?.value);
  if (last && other) {
    contradictions.push({ kept: reading.written(last.range), dropped: reading.written(other.range) });
  }
  return last?.value;
}

function findIn<T>(
  reading: Reading,
  table: { findAll(words: Reading['words']): { value: T; start: number; length: number; isTypo: boolean }[] },
): Found<T>[] {
  return table
    .findAll(reading.words)
    .filter(({ isTypo, length }) => !isTypo || length > 1)
    .map(({ value, start, length }) => ({ value, range: { from: start, to: start + length } }))
    .filter(({ range }) => reading.isFreeRange(range));
}

const isSchemeWord = (reading: Reading, { from, to }: Range): boolean => {
  if (to - from > 1) return true;
  // "dark" alone counts beside a word of the interface or at the end of a clause.
  return (
    /^(?:look|ui|design|background|style|please)$/.test(reading.folded(to)) ||
    /^(?:it|be|should)$/.test(reading.folded(from - 1))
  );
};

/** Colours, scheme, layout, style and currency; their words are used up. */
export function findLook(
  reading: Reading,
  contradictions: Contradiction[],
  isNegated: (range: Range) => boolean,
): Look {
  const schemes = findIn(reading, reading.index.schemes).filter(
    ({ range }) => isSchemeWord(reading, range) && !isNegated(range),
  );
  const scheme = lastOf(reading, schemes, contradictions);
  for (const { range } of schemes) reading.use(range);
  const colourFound = findColours(reading).filter(
    ({ range }) => reading.isFreeRange(range) && !isNegated(range),
  );
  for (const { range } of colourFound) useWithContext(reading, range);
  const [main] = colourFound.filter(({ value }) => value.id !== 'white' && value.id !== 'black');
  const colour = (main ?? colourFound[0])?.value;
  const known = colour?.id ? colours[colour.id] : undefined;
  const layouts = findIn(reading, reading.index.layouts).filter(({ range }) => !isNegated(range));
  const layout = lastOf(reading, layouts, contradictions);
  for (const { range } of layouts) reading.use(range);
  const styles = findIn(reading, reading.index.styles).filter(({ range }) => !isNegated(range));
  for (const { range } of styles) reading.use(range);
  const currency = findIn(reading, reading.index.currencies).at(-1)?.value;
  const accent = known?.accent ?? colour?.hex;
  return {
    ...(accent ? { accent } : {}),
    ...(known ? { palette: known.palette } : {}),
    ...(scheme ? { scheme } : {}),
    ...(layout ? { layout } : {}),
    ...(currency ? { currency } : {}),
    styles: [...new Set(styles.map(({ value }) => value))] satisfies StyleWord[],
  };
}

/** Uses the colour and the words around it that only speak about colour. */
function useWithContext(reading: Reading, range: Range): void {
  let { from, to } = range;
  const isContext = (at: number): boolean =>
    reading.index.colourContext.findAt(reading.words, at).length > 0 ||
    /^(?:olsun|kullan|kullanilsin|renkte|renkler|make|it|in|use|main)$/.test(reading.folded(at));
  while (to < reading.words.length && to - range.to < 3 && isContext(to)) to += 1;
  while (from > 0 && range.from - from < 2 && isContext(from - 1)) from -= 1;
  reading.use({ from, to });
}
