interface Cells {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table for a spreadsheet: a line for the columns, then one for each row. */
export function toCsv({ columns, rows }: Cells, separator: ',' | ';'): string {
  const toCell = (text: string) => (/[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [columns, ...rows].map((cells) => cells.map(toCell).join(separator)).join('\r\n');
}
