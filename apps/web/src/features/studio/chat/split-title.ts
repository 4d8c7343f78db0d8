/** The words of a line without the signs of a Markdown heading, as the server takes the title from it. */
const plain = (line: string): string => line.replace(/^[#*\s]+|[*\s:]+$/g, '');

/**
 * Title and text of an answer without saying the title twice: the title is mostly the text's first line. A first line that
 * is longer than a title is no heading.
 */
export function splitTitle(title: string, text: string): { readonly title: string; readonly text: string } {
  const start = text.trimStart();
  const end = start.indexOf('\n');
  const first = plain(end < 0 ? start : start.slice(0, end));
  if (title === '' || !first.startsWith(title)) return { title, text };
  if (first !== title) return { title: '', text };
  return { title, text: end < 0 ? '' : start.slice(end).trim() };
}
