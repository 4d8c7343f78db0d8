// CSV files for spreadsheets: UTF-8 with a byte order mark, RFC 4180, streamed in chunks.
// Guarantees that no cell runs as a formula.
export * from './csv.ts';
export * from './csv-time.ts';
