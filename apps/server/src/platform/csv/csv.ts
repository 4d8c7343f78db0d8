import { createLoopBudget } from '../loop/index.ts';

export type CsvCell = string | number | null;

export const csvType = 'text/csv; charset=utf-8';

/** Spreadsheets take such a text for a formula, also after spaces and in its full-width form. */
const formulaLike = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function encodeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaLike.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. Numbers stay numbers; texts are defused and quoted where they have to be. */
export function encodeCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(encodeCell).join(',')}\r\n`;
}

const bytesAtOnce = 64 * 1024;

/**
 * The whole file in pieces of about 64 KB, beginning with the mark by which spreadsheets know UTF-8. Lets the event loop
 * turn between rows, because a file may have hundreds of thousands of them.
 */
export async function* encodeCsv(
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const spendBudget = createLoopBudget();
  let text = '\uFEFF';
  for await (const row of rows) {
    await spendBudget();
    text += encodeCsvLine(row);
    if (text.length < bytesAtOnce) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}
