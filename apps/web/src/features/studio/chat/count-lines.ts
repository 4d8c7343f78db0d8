/** Number of lines of a text; an empty text has none, and a trailing line break adds none. */
export function countLines(text: string): number {
  if (text === '') return 0;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (const character of text) if (character === '\n') lines += 1;
  return lines;
}
