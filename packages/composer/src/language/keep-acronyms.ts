/** Abbreviations as they were typed: "PO number", "OG"; a text in capitals alone has none. */
export function keepAcronyms(label: string, typed: string): string {
  if (typed === typed.toUpperCase() && typed.includes(' ')) return label;
  const written = typed.match(/\p{L}+/gu) ?? [];
  if (!written.some((word) => word.length > 1 && word.length < 6 && word === word.toUpperCase()))
    return label;
  const words = label.match(/\p{L}+/gu) ?? [];
  // A label that is no longer made of the same words keeps its own letters.
  if (words.length !== written.length) return label;
  let at = -1;
  return label.replaceAll(/\p{L}+/gu, (word) => {
    at += 1;
    const own = written[at] ?? '';
    const isAcronym = own.length > 1 && own.length < 6 && own === own.toUpperCase();
    return isAcronym && own.toLowerCase() === word.toLowerCase() ? own : word;
  });
}
