import { lineWidth } from './find-groups.ts';

/** A comment with its words on several lines. */
export function wrapComment(pad: string, text: string): readonly string[] | undefined {
  const doc = /^\/\*\* (.*) \*\/$/.exec(text)?.[1];
  const line = /^\/\/ (.*)$/.exec(text)?.[1];
  const rows: string[] = [''];
  for (const word of (doc ?? line ?? '').split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && pad.length + 3 + row.length + 1 + word.length > lineWidth) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  if (doc !== undefined) return [`${pad}/**`, ...rows.map((row) => `${pad} * ${row}`), `${pad} */`];
  return line === undefined ? undefined : rows.map((row) => `${pad}// ${row}`);
}
