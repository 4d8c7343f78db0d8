export interface FileSizes {
  readonly median: number;
  readonly p90: number;
  readonly percentOver400: number;
}
export function summarise(lengths: readonly number[]): FileSizes;
export function isSource(path: string): boolean;
