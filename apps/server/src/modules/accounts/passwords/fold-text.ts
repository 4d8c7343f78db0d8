/**
 * One form for texts that people read as the same: without case, accents or the Turkish difference between dotted and
 * dotless i. `ŞİFRE`, `Sifre` and `şıfre` all become `sifre`.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}
