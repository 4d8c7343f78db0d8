export interface TextPart {
  readonly kind: 'words' | 'code';
  readonly text: string;
}

/** Words and fenced code of a text, in order; everything else of it stays as it was typed. */
export function splitFences(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/gm)) {
    const words = text.slice(end, match.index).trim();
    if (words !== '') parts.push({ kind: 'words', text: words });
    parts.push({ kind: 'code', text: (match[1] ?? '').replace(/\n$/, '') });
    end = match.index + match[0].length;
  }
  const rest = text.slice(end).trim();
  if (rest !== '') parts.push({ kind: 'words', text: rest });
  return parts;
}
