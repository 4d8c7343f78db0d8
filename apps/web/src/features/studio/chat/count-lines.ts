/** Lines of a text as an editor numbers them; an empty text has none, a closing line break opens no line. */
export function countLines(text: string): number {
  if (text === '') return 0;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (const character of text) if (character === '\n') lines += 1;
  return lines;
}
