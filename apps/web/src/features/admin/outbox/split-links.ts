export interface TextPiece {
  readonly text: string;
  /** A URL of this site; null for plain text and for other URLs. */
  readonly href: string | null;
}

const webAddress = /https?:\/\/[^\s<>"]+/g;

function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Splits a mail's text at its links to this site. Other URLs stay plain text, because parts of some mails were written by
 * strangers and an administrator trusts the links shown here.
 */
export function splitLinks(text: string, origin: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const url = readAddress(found);
    if (url === null || url.origin !== origin) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: found, href: url.href });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
