import { buildCodewords, chooseVersion } from './qr-codewords.ts';
import type { QrMatrix } from './qr-matrix.ts';
import { rateMatrix } from './qr-penalty.ts';

// Draws a QR code (ISO/IEC 18004): function patterns, codewords in zigzag, the mask that is easiest to scan.

/** The eight masks of table 10; true flips the module. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A value followed by its check bits. */
function withCheckBits(value: number, polynomial: number, length: number): number {
  let remainder = value;
  for (let bit = 0; bit < length; bit += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> (length - 1)) * polynomial);
  }
  return (value << length) | remainder;
}

/** The 15 bits that tell level M (bits 00) and the mask. */
export function formatBits(mask: number): number {
  return withCheckBits(mask, 0x537, 10) ^ 0x5412;
}

/** The 18 bits that tell the version, from version 7 on. */
export function versionBits(version: number): number {
  return withCheckBits(version, 0x1f25, 12);
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  const others = Array.from({ length: count - 1 }, (_unused, index) => last - index * step);
  return [6, ...others.toReversed()];
}

interface Canvas {
  readonly size: number;
  readonly modules: QrMatrix;
  /** Where function patterns stand: no data and no mask. */
  readonly isFixed: QrMatrix;
}

function createCanvas(size: number): Canvas {
  const blank = (): QrMatrix => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  return { size, modules: blank(), isFixed: blank() };
}

function setFixed({ size, modules, isFixed }: Canvas, x: number, y: number, isDark: boolean): void {
  const row = modules[y];
  const fixed = isFixed[y];
  if (row === undefined || fixed === undefined || x < 0 || x >= size) return;
  row[x] = isDark;
  fixed[x] = true;
}

/** Squares inside each other around a centre; the rings at these distances are light. */
function drawRings(
  canvas: Canvas,
  centreX: number,
  centreY: number,
  radius: number,
  light: readonly number[],
) {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      setFixed(canvas, centreX + dx, centreY + dy, !light.includes(distance));
    }
  }
}

function drawFormat(canvas: Canvas, mask: number): void {
  const { size } = canvas;
  const bits = formatBits(mask);
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    // Around the top left corner; the timing patterns are stepped over.
    if (index < 8) setFixed(canvas, 8, index < 6 ? index : index + 1, isDark);
    else setFixed(canvas, index === 8 ? 7 : 14 - index, 8, isDark);
    // Beside the two other corners.
    if (index < 8) setFixed(canvas, size - 1 - index, 8, isDark);
    else setFixed(canvas, 8, size - 15 + index, isDark);
  }
  setFixed(canvas, 8, size - 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = versionBits(version);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const far = canvas.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    setFixed(canvas, far, near, isDark);
    setFixed(canvas, near, far, isDark);
  }
}

function drawFunctionPatterns(canvas: Canvas, version: number): void {
  const { size } = canvas;
  for (let index = 0; index < size; index += 1) {
    setFixed(canvas, 6, index, index % 2 === 0);
    setFixed(canvas, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(canvas, x, y, 4, [2, 4]);
  }
  const centres = alignmentCentres(version);
  const last = centres.at(-1);
  for (const y of centres) {
    for (const x of centres) {
      const isFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isFinder) drawRings(canvas, x, y, 2, [1]);
    }
  }
  drawFormat(canvas, 0);
  if (version >= 7) drawVersion(canvas, version);
}

/** Places of the data modules in the order in which bits fill them: pairs of columns from the right, up and down. */
export function dataPlaces(isFixed: QrMatrix): (readonly [x: number, y: number])[] {
  const size = isFixed.length;
  const places: (readonly [number, number])[] = [];
  for (let right = size - 1, isUpward = true; right >= 1; right -= 2, isUpward = !isUpward) {
    // The vertical timing pattern takes a column of its own.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (isFixed[y]?.[x] === false) places.push([x, y]);
    }
  }
  return places;
}

/** Where function patterns stand in a symbol of that version. */
export function fixedPlaces(version: number): QrMatrix {
  const canvas = createCanvas(version * 4 + 17);
  drawFunctionPatterns(canvas, version);
  return canvas.isFixed;
}

function drawSymbol(codewords: readonly number[], version: number, mask: number): QrMatrix {
  const canvas = createCanvas(version * 4 + 17);
  drawFunctionPatterns(canvas, version);
  drawFormat(canvas, mask);
  const isFlipped = masks[mask];
  for (const [index, [x, y]] of dataPlaces(canvas.isFixed).entries()) {
    // Bits that are left over at the end stay light.
    const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
    const row = canvas.modules[y];
    if (row !== undefined) row[x] = (bit === 1) !== isFlipped?.(x, y);
  }
  return canvas.modules;
}

/** A text as a QR code of error correction level M, without its quiet zone; null when it is too long (666 bytes). */
export function encodeQr(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = chooseVersion(bytes.length);
  if (version === null) return null;
  const codewords = buildCodewords(bytes, version);
  const symbols = masks.map((_mask, index) => drawSymbol(codewords, version, index));
  return symbols.reduce((best, symbol) => (rateMatrix(symbol) < rateMatrix(best) ? symbol : best));
}
