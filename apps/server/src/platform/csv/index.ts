// CSV files for spreadsheets: UTF-8 with its mark, RFC 4180, written piece by piece however long they are.
// Promises that no cell runs as a formula, whoever wrote what is in it.
export * from './csv.ts';
