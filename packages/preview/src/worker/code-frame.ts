const AROUND = 2;
const WIDTH = 200;

/**
 * The numbered lines around a position with a caret under the column:
 * ```
 *   6 | const a = 1;
 * > 7 | const b = ;
 *     |           ^
 * ```
 */
export function renderCodeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const gutter = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = (lines[number - 1] ?? '').replace(/\r$/, '').replaceAll('\t', ' ').slice(0, WIDTH);
    const mark = number === line ? '>' : ' ';
    rows.push(`${mark} ${String(number).padStart(gutter)} | ${text}`.trimEnd());
    if (number === line && column <= WIDTH)
      rows.push(`  ${' '.repeat(gutter)} | ${' '.repeat(Math.max(0, column - 1))}^`);
  }
  return rows.join('\n');
}
