/** Lower case without accents, so that `Işık`, `ISIK` and `isik` are equal. */
export function foldText(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Offset of the first word that starts with one of the stems (possibly several words), or -1. */
export function findStem(folded: string, stems: readonly string[]): number {
  let first = -1;
  for (const stem of stems) {
    for (let at = folded.indexOf(stem); at !== -1; at = folded.indexOf(stem, at + 1)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) continue;
      if (first === -1 || at < first) first = at;
      break;
    }
  }
  return first;
}

/** Whether the folded text contains a word that starts with one of the stems. */
export function hasStem(folded: string, stems: readonly string[]): boolean {
  return findStem(folded, stems) !== -1;
}
