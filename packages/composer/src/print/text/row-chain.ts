import { lines } from './indent.ts';

/**
 * Rows that are filtered, then sorted, as an expression. The first filter makes a new list, so that only rows that are
 * sorted at once need a copy.
 */
export function rowChain(rows: string, filters: readonly string[], sort: string | undefined): string {
  const steps = [...filters.map((filter) => `.filter(${filter})`), ...(sort === undefined ? [] : [sort])];
  const from = filters.length === 0 && sort !== undefined ? `[...${rows}]` : rows;
  return steps.length < 2 ? from + steps.join('') : lines(from, ...steps.map((step) => `    ${step}`));
}
