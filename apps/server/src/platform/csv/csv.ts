import type { Language } from '@kilim/contract';
import { createLoopBudget } from '../loop/index.ts';

export type CsvCell = string | number | null;

/** What a spreadsheet in a language expects between cells and in numbers. */
export interface CsvFormat {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

export const csvFormats: Readonly<Record<Language, CsvFormat>> = {
  // A Turkish spreadsheet reads a comma as the decimal sign, so cells are separated by semicolons.
  tr: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

export const csvType = 'text/csv; charset=utf-8';

/** Spreadsheets run such a text as a formula, also after spaces and with full-width signs. */
const formulaLike = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function encodeCell(cell: CsvCell, { decimal }: CsvFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = formulaLike.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line break. Formulas get a leading apostrophe; cells are quoted where RFC 4180 requires it. */
export function encodeCsvLine(cells: readonly CsvCell[], format: CsvFormat): string {
  return `${cells.map((cell) => encodeCell(cell, format)).join(format.separator)}\r\n`;
}

const chunkSize = 64 * 1024;

/**
 * The file in chunks of about 64 KB, with the byte order mark by which spreadsheets recognise UTF-8. Yields to the event
 * loop between rows, because a file may have hundreds of thousands of them.
 */
export async function* encodeCsv(
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  format: CsvFormat,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const spendBudget = createLoopBudget();
  let text = '\uFEFF';
  for await (const row of rows) {
    await spendBudget();
    text += encodeCsvLine(row, format);
    if (text.length < chunkSize) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}
