import { toBytes, toCodewords } from './qr-codewords';

type Matrix = boolean[][];

/** Centres of the small squares, from version 2 on. */
const alignment = [
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The remainder of a division of polynomials: check bits of format and version. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) & 1 ? divisor : 0);
  return (value << bits) | rest;
}

const emptyMatrix = (size: number): Matrix =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

/** Draws squares, lines and version; `taken` marks what is no data. */
function drawFrame(version: number): { matrix: Matrix; taken: Matrix } {
  const size = version * 4 + 17;
  const matrix = emptyMatrix(size);
  const taken = emptyMatrix(size);
  const set = (row: number, column: number, isDark: boolean) => {
    const line = matrix[row];
    const marks = taken[row];
    if (!line || !marks || column < 0 || column >= size) return;
    line[column] = isDark;
    marks[column] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let row = -4; row <= 4; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const ring = Math.max(Math.abs(row), Math.abs(column));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
  }
  const centres = version > 1 ? (alignment[version - 2] ?? []) : [];
  const last = centres[centres.length - 1] ?? 0;
  for (const top of centres)
    for (const left of centres) {
      if ((top === 6 && (left === 6 || left === last)) || (left === 6 && top === last)) continue;
      for (let row = -2; row <= 2; row += 1)
        for (let column = -2; column <= 2; column += 1)
          set(top + row, left + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
  if (version >= 7) {
    const bits = remainder(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const isDark = ((bits >> bit) & 1) === 1;
      const near = size - 11 + (bit % 3);
      set(near, Math.floor(bit / 3), isDark);
      set(Math.floor(bit / 3), near, isDark);
    }
  }
  // Room for the format.
  for (let at = 0; at < 9; at += 1) {
    if (at !== 6) set(8, at, false);
    if (at !== 6) set(at, 8, false);
  }
  for (let at = 0; at < 8; at += 1) {
    set(8, size - 1 - at, false);
    set(size - 1 - at, 8, false);
  }
  return { matrix, taken };
}

/** Error correction M and the mask, twice. */
function drawFormat(matrix: Matrix, mask: number): void {
  const size = matrix.length;
  const bits = remainder(mask, 10, 0x537) ^ 0x5412;
  const set = (row: number, column: number, isDark: boolean) => {
    const line = matrix[row];
    if (line) line[column] = isDark;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit + 1;
    if (bit < 8) {
      set(along, 8, isDark);
      set(8, size - 1 - bit, isDark);
    } else {
      set(8, bit === 8 ? 7 : 14 - bit, isDark);
      set(size - 15 + bit, 8, isDark);
    }
  }
  set(size - 8, 8, true);
}

function drawData(matrix: Matrix, taken: Matrix, codewords: readonly number[], mask: number): void {
  const size = matrix.length;
  const isMasked = masks[mask] ?? (() => false);
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = matrix[row];
        if (!line || taken[row]?.[column]) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = isDark !== isMasked(row, column);
        bit += 1;
      }
    }
    isUp = !isUp;
  }
}

/** How hard the pattern is to read: long runs, squares of one colour, more dark than light. */
function penaltyOf(matrix: Matrix): number {
  let penalty = 0;
  let dark = 0;
  const size = matrix.length;
  const runs = (read: (along: number) => boolean | undefined) => {
    for (let at = 0, run = 0; at < size; at += 1) {
      run = at > 0 && read(at) === read(at - 1) ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
    }
  };
  for (let line = 0; line < size; line += 1) {
    runs((at) => matrix[line]?.[at]);
    runs((at) => matrix[at]?.[line]);
    for (let at = 0; at < size; at += 1) {
      const color = matrix[line]?.[at];
      if (color) dark += 1;
      const below = matrix[line + 1];
      if (
        below &&
        at + 1 < size &&
        [matrix[line]?.[at + 1], below[at], below[at + 1]].every((each) => each === color)
      )
        penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark / (size * size)) * 20 - 10)) * 10;
}

/** Dark squares of the QR code of a text, row by row; undefined for a text that is too long. */
export function makeQrCode(text: string): Matrix | undefined {
  const coded = toCodewords(toBytes(text));
  if (!coded) return undefined;
  let best: { matrix: Matrix; penalty: number } | undefined;
  for (let mask = 0; mask < masks.length; mask += 1) {
    const { matrix, taken } = drawFrame(coded.version);
    drawData(matrix, taken, coded.codewords, mask);
    drawFormat(matrix, mask);
    const penalty = penaltyOf(matrix);
    if (!best || penalty < best.penalty) best = { matrix, penalty };
  }
  return best?.matrix;
}
