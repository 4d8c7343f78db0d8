export interface TextPart {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

/** Splits a message into text and fenced code, in order; other markdown is left as typed. */
export function splitCodeFences(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/gm)) {
    const before = text.slice(end, match.index).trim();
    if (before !== '') parts.push({ kind: 'text', text: before });
    parts.push({ kind: 'code', text: (match[1] ?? '').replace(/\n$/, '') });
    end = match.index + match[0].length;
  }
  const rest = text.slice(end).trim();
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}
