/** Removes case, accents and the Turkish difference between dotted and dotless i: `ŞİFRE` and `şıfre` become `sifre`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}
