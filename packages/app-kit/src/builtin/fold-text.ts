/** Lower case without accents, so that `Işık`, `ISIK` and `isik` are one word to the keyword lists. */
export function foldText(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the folded text holds a word that starts with one of the stems; a stem may be several words. */
export function hasStem(folded: string, stems: readonly string[]): boolean {
  return stems.some((stem) => {
    for (let at = folded.indexOf(stem); at !== -1; at = folded.indexOf(stem, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return true;
    }
    return false;
  });
}
