const closers: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  '“': '”',
  '‘': '’',
  '«': '»',
  '`': '`',
};

/**
 * The quoted texts of a prompt. A quotation mark after a letter, a digit or another mark does not open a text, because
 * Turkish appends suffixes: `"Merhaba"'yı`.
 */
export function findQuotedTexts(prompt: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < prompt.length; at += 1) {
    const closer = closers[prompt.charAt(at)];
    const before = at === 0 ? '' : prompt.charAt(at - 1);
    if (closer === undefined || /[\p{L}\p{N}'"”’»]/u.test(before)) continue;
    const end = prompt.indexOf(closer, at + 1);
    if (end === -1) continue;
    const text = prompt.slice(at + 1, end).trim();
    if (text !== '') found.push(text);
    at = end;
  }
  return found;
}
