export interface Section<Row> {
  title: string;
  data: Row[];
}

/** Rows with the same heading in one section; sections and rows keep the order of the rows. */
export function groupRows<Row>(rows: readonly Row[], headingOf: (row: Row) => string): Section<Row>[] {
  const sections = new Map<string, Row[]>();
  for (const row of rows) {
    const title = headingOf(row);
    const section = sections.get(title);
    if (section === undefined) sections.set(title, [row]);
    else section.push(row);
  }
  return [...sections].map(([title, data]) => ({ title, data }));
}
