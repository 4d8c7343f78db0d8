// Folding of names and texts for comparison and search, shared by server and web: docs/rules/projects.md#folding. No zod
// here, because public pages load this file.

const dotAbove = '\u0307';

/**
 * Folds case for Turkish and English together: `i`, `ı`, `I` and `İ` become `i`. Accents stay, so `çalışma` and
 * `calisma` differ. Folding twice changes nothing.
 */
export function foldCase(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/[Iİı]/g, 'i')
      .toLowerCase()
      // A dotted i written as two characters, and the final form of sigma, which depends on its neighbours.
      .replaceAll(new RegExp(`i${dotAbove}+`, 'g'), 'i')
      .replaceAll('ς', 'σ')
      .normalize('NFC')
  );
}

/** Folds case and removes accents: `Çalışma`, `calisma` and `ÇALIŞMA` are equal. Folding twice changes nothing. */
export function foldSearch(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // Compatibility forms may contain capital letters, so they are replaced before the case is folded.
  return foldCase(plain).normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** White space at both ends removed, other runs of it as one space. */
export const collapseSpace = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
