import type { QrMatrix } from './qr-matrix.ts';

// How hard a symbol is to scan (ISO/IEC 18004 §7.8.3): the mask with the fewest points is used.

/** Runs of five and more, and stripes that look like a finder pattern, in one row or column. */
function rateLine(line: string): number {
  let points = 0;
  for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
  for (const pattern of ['10111010000', '00001011101']) {
    for (let at = line.indexOf(pattern); at !== -1; at = line.indexOf(pattern, at + 1)) points += 40;
  }
  return points;
}

/** Penalty points of a whole symbol. */
export function rateMatrix(rows: QrMatrix): number {
  const size = rows.length;
  const at = (x: number, y: number): boolean => rows[y]?.[x] === true;
  let points = 0;
  let dark = 0;
  for (let index = 0; index < size; index += 1) {
    let row = '';
    let column = '';
    for (let other = 0; other < size; other += 1) {
      row += at(other, index) ? '1' : '0';
      column += at(index, other) ? '1' : '0';
      if (at(other, index)) dark += 1;
      const isSquare = other + 1 < size && index + 1 < size;
      const colour = at(other, index);
      if (
        isSquare &&
        at(other + 1, index) === colour &&
        at(other, index + 1) === colour &&
        at(other + 1, index + 1) === colour
      ) {
        points += 3;
      }
    }
    points += rateLine(row) + rateLine(column);
  }
  const share = (dark * 100) / (size * size);
  return points + Math.floor(Math.abs(share - 50) / 5) * 10;
}
