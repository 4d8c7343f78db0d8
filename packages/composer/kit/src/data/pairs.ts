/** Rows two by two, in order; the last pair may have one. */
export function inPairs<Row>(rows: readonly Row[]): Row[][] {
  const pairs: Row[][] = [];
  for (let at = 0; at < rows.length; at += 2) pairs.push(rows.slice(at, at + 2));
  return pairs;
}
