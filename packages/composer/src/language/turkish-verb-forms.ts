export type TurkishVerbForm = 'finite' | 'wish' | 'participle' | 'converb';

// Endings that make a verb of a word outside of every word list, folded. Nouns such as "kedi" and "sepeti" are in the lists.
const patterns: readonly (readonly [TurkishVerbForm, RegExp])[] = [
  ['finite', /.{1}[iu]yo(?:r(?:um|uz|sun|sunuz|lar|du\w{0,3}|mus\w{0,3})?|m|z)$/],
  ['finite', /.{2}[aeiulnry]d[iu](?:m|k|n|niz|lar|ler)?$/],
  ['finite', /.{1}[ktpcsfh]t[iu](?:m|k|n|niz|lar|ler)$/],
  ['finite', /.{1}[aeiou](?:kt|tt|pt|ct|st|lt[ae]t|tl[ae]t)[iu]$/],
  ['finite', /.{2}m[iu]s(?:[iu]m|[iu]z|t[iu]\w?|l[ae]r)?$/],
  ['finite', /.{2}[iu]l[iu]r(?:m[iu])?$|.{2}[aeiou]n[iu]r$|.{2}l[ae]n[iu]r$/],
  ['finite', /.{2}[ae]c[ae]k(?:l[ae]r)?$/],
  ['wish', /.{1}[aeiu]c[ae](?:m|z|k|n)$|.{2}[^aeiou]c[ae](?:m|z|n)$|.{2}[iu]lc[ae]k$/],
  ['wish', /.{2}[aeiu]rs[ae](?:m|n|k|n[iu]z)?$/],
  ['wish', /.{1}[ae]y[iu]m$|.{1}[ae]l[iu]m$|.{2}m[ae]l[iu](?:y[iu]m)?$/],
  ['wish', /.{2}[^aeiou]s[iu]n(?:l[ae]r)?$|.{2}[ae]s[iu]n(?:l[ae]r)?$/],
  [
    'participle',
    /.{1}[iu][lns]?d[iu][kg](?:[iu](?:m|n|m[iu]z|l[ae]r[iu])?)?$|.{2}[lnraeiou]?[dt][iu]g[iu](?:m|m[iu]z|n)?$/,
  ],
  ['participle', /.{2}[aeiou]y[ae]n(?:l[ae]r)?$|.{2}[iu][ln][ae]n$|.{2}l[ae]n[ae]n$/],
  [
    'converb',
    /^(?!ekip|takip|sahip|rakip|galip|kayip|katip|nasip|garip|talip|tertip|mektup|kulup|grup|uslup|kalip|sulup|turup|surup|corap).{2,}[^aeiou][iu]p$/,
  ],
  ['converb', /.{2}[iu]nc[ae]$|.{2}[ae]r[ae]k$|.{2}m[ae]d[ae]n$/],
];

/** The form of a folded word that only a verb outside of the word lists can have; undefined for all others. */
export function readTurkishVerbForm(folded: string): TurkishVerbForm | undefined {
  if (folded.length < 4 || folded.length > 24) return undefined;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}
