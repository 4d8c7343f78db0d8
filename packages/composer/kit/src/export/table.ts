import { locale } from '../locale';

/** One kind of record to take elsewhere. */
export interface ExportTable {
  /** Name in the JSON text. */
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The records as the app keeps them. */
  records: readonly object[];
}

const hasDecimalComma = () => locale.startsWith('tr');

/** Between cells; where numbers have a decimal comma, spreadsheets expect semicolons. */
export const cellSeparator = () => (hasDecimalComma() ? ';' : ',');

/** A number for a cell; empty if there is none. Six decimals, because sums of decimals are not exact. */
export function numberCell(value: number | null): string {
  if (value === null) return '';
  const text = String(Math.round(value * 1e6) / 1e6);
  return hasDecimalComma() ? text.replace('.', ',') : text;
}

/** A day, or a day and a time: 2026-01-31 14:30. */
export const momentCell = (moment: string): string => moment.replace('T', ' ');

/** All records of the app for another program. */
export const toJson = (tables: readonly ExportTable[]): string =>
  JSON.stringify(Object.fromEntries(tables.map(({ name, records }) => [name, records])), null, 2);
