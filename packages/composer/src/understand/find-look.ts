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

/** Every word for a colour, whatever it is said about. */
const colourWords = (reading: Reading): Found<string>[] =>
  reading.index.colours
    .findAll(reading.words)
    .filter(({ isTypo }) => !isTypo)
    .map(({ value, start, length }) => ({ value, range: { from: start, to: start + length } }));

/** Colours count only beside a word such as colour, theme or button, or as a hex value. */
function findColours(reading: Reading): Found<{ id: string | undefined; hex: string | undefined }>[] {
  const context = new Set(
    reading.index.colourContext
      .findAll(reading.words)
      .flatMap(({ start, length }) => Array.from({ length }, (_, step) => start + step)),
  );
  const found = colourWords(reading)
    .map(({ value, range }) => ({ value: { id: value, hex: undefined }, range }))
    .map((each) => ({
      ...each,
      isStated: isNear(context, each.range, 2) || isColourStatement(reading, each.range),
    }));
  const stated = withJoined(reading, found);
  const hexes = reading.words.flatMap((word, at) => {
    if (!isMark(word, '#')) return [];
    const hex =
      /^[0-9a-f]{6}$/.exec(reading.folded(at + 1))?.[0] ?? /^[0-9a-f]{3}$/.exec(reading.folded(at + 1))?.[0];
    if (!hex) return [];
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [{ value: { id: undefined, hex: `#${full}` }, range: { from: at, to: at + 2 } }];
  });
  return [...stated, ...hexes].sort((a, b) => a.range.from - b.range.from);
}

/** "our colours are purple and gold", "use blue and white": a colour beside one that is stated is meant too. */
function withJoined<T extends { readonly range: Range; readonly isStated: boolean }>(
  reading: Reading,
  found: readonly T[],
): readonly T[] {
  const isBeside = (one: Range, other: Range): boolean => {
    const [first, second] = one.from < other.from ? [one, other] : [other, one];
    const between = reading.words.slice(first.to, second.from);
    return between.length <= 1 && between.every(({ folded }) => /^(?:and|ve|ile|,|&|\/)$/.test(folded));
  };
  const stated = new Set(found.filter(({ isStated }) => isStated));
  for (let before = -1; before !== stated.size; ) {
    before = stated.size;
    for (const each of found)
      if ([...stated].some((other) => isBeside(each.range, other.range))) stated.add(each);
  }
  return found.filter((each) => stated.has(each));
}

/** "in blue", "make it purple", "mavi olsun". */
function isColourStatement(reading: Reading, { from, to }: Range): boolean {
  const before = reading.folded(from - 1);
  if (before === 'it' && /^(?:make|keep)$/.test(reading.folded(from - 2))) return true;
  const isEnd =
    to >= reading.words.length || reading.words[to]?.kind === 'mark' || reading.folded(to) === 'and';
  if (before === 'in' && isEnd) return true;
  // "use blue", "soft blue perhaps": a verb or a shade before it.
  if (/^(?:use|using|soft|pastel|calm|dark|deep|warm)$/.test(before) && reading.language === 'en')
    return true;
  const isWish = ['olsun', 'agirlikli', 'tonlarinda', 'tonlarda', 'renkli', 'beyaz', 'siyah'].includes(
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
    /^(?:look|ui|design|background|screen|colou?rs?|style|please)$/.test(reading.folded(to)) ||
    /^(?:it|be|should)$/.test(reading.folded(from - 1))
  );
};

/** "markası ve resmi olsun": its picture, no formal look. */
const isPicture = (reading: Reading, { from }: Range): boolean =>
  reading.folded(from) === 'resmi' &&
  !/^(?:gorun\w*|tasarim\w*|stil\w*|tema\w*|hava\w*|bir|renk\w*)$/.test(reading.folded(from + 1));

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
  const styles = findIn(reading, reading.index.styles).filter(
    ({ range }) => !isNegated(range) && !isPicture(reading, range),
  );
  for (const { range } of styles) reading.use(range);
  const currency = findIn(reading, reading.index.currencies).at(-1)?.value;
  const accent = known?.accent ?? colour?.hex;
  const unwanted = colourWords(reading).flatMap(({ value, range }) =>
    isNegated(range) && colours[value] ? [colours[value].palette] : [],
  );
  return {
    ...(accent ? { accent } : {}),
    ...(known ? { palette: known.palette } : {}),
    ...(unwanted.length > 0 ? { unwanted } : {}),
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
  // "sarı turuncu şirin renkler": a word for the look stands between.
  const isNamed = (at: number): boolean => /^(?:renk\w*|ton\w*|colou?rs?)$/.test(reading.folded(at));
  const named = [1, 2, 3].map((step) => to + step).find(isNamed);
  const isWhole = named !== undefined && reading.words.slice(to, named).every(({ kind }) => kind === 'word');
  if (named !== undefined && isWhole) to = named;
  while (to < reading.words.length && to - range.to < 3 && isContext(to)) to += 1;
  while (from > 0 && range.from - from < 2 && isContext(from - 1)) from -= 1;
  reading.use({ from, to });
}
