import { turkishNounsLikeVerbs } from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';

export type TurkishMood = 'wish' | 'purpose' | 'participle' | 'finite' | 'converb' | 'imperative' | 'noun';

export interface TurkishVerb {
  readonly stem: string;
  readonly mood: TurkishMood;
  readonly isNegative: boolean;
}

/** Verbs whose object is the app. */
export const buildVerbs = wordSet('yap olustur gelistir tasarla hazirla kur kodla iste uret yarat lazim');

/** Verbs whose object is what the app is about. */
const subjectVerbs = wordSet(`
  et ed kaydet kayded tut yaz yonet izle hatirlat sakla ekle gor goster planla paylas sat kirala hesapla olc say oyna ogren ogret calis
  oku dinle ara bul topla biriktir gir duzenle listele raporla isle ciz yetistir besle coz sorgula karsilastir puanla degerlendir
  depola ezberle cevir al ver kontrol isaretle yazdir not kullan ic ye kos yuru sula bak harca`);

const otherVerbs = wordSet(
  'ol bil kal cik git gel de iste sil cikar degistir sirala grupla filtrele giris bakim yardim sagla kolaylastir icer bulun gorun isletme islet calistir ac kapat bas tikla sec yukle indir oner bildir uyar gonder dus art azal bit basla dur don tamamla onayla reddet ode',
);

/** Nouns that make a verb with et-, al-, tut-: "takip et", "not al". */
export const lightNouns = wordSet(
  'takip kayit kontrol notu organize analiz satin not rezerve kabul tespit ajanda randevu siparis yoklama',
);

const endings: readonly (readonly [TurkishMood, RegExp])[] = [
  ['purpose', /m[ae](?:k|g[ei])$/],
  [
    'participle',
    /(?:[ae]c[ae][gk][iu]?\w{0,6}|d[iu][gk]\w{0,6}|t[iu][gk]\w{0,6}|^(?:[iu]?[ln])?(?:d[iu]r|t)?y?[ae]n(?:lar|ler)?)$/,
  ],
  ['wish', /(?:s[iu]n(?:lar|ler)?|[ae]y[iu]m|[ae]l[iu]m|m[ae]l[iu](?:y[iu]m)?|s[ae]m?|s[ae]k)$/],
  ['converb', /(?:[iu]p|[ae]r[ae]k|[iu]nc[ae]|ken|m[ae]d[ae]n)$/],
  [
    'finite',
    /(?:yor\w{0,5}|[ae]c[ae]k\w{0,4}|[dt][iu](?:m|n|k|n[iu]z|l[ae]r|y?d[iu]\w?|ys[ae]\w?)?|m[iu]s\w{0,4})$|^(?:[iu]?[lnt]|[dt][iu]r)*(?:y?[ae]bil)?(?:[iuae]?r|y?[iuae]r)(?:[iu]z|[iu]m|s[iu]n|l[ae]r)?(?: ?m[iu])?$/,
  ],
  // As spoken: "yazcam", "vercez", "alcak".
  ['finite', /^c[ae](?:m|z|k|kl[ae]r|g[iu]\w{0,4})$/],
  ['noun', /m[ae](?:s[iu]|m|y[iu]|l[ae]r[iu]?)?(?:n[iu]|n[ae]|m[iu]z)?$/],
  ['imperative', /^(?:[iu]n(?:[iu]z)?|y[iu]n)?$/],
];

const all = [...subjectVerbs, ...buildVerbs, ...otherVerbs];
const longest = Math.max(...all.map((stem) => stem.length));
const verbs = new Set(all);

const negative =
  /^(?:[iu]?l|[iu]?n|[iu]?t)?(?:[ae]bil)?m(?:[ae](?!k$|g[ei]|l[iu]|s[iu]$|s[iu]n[iua]|m|y[iu]|l[ae]r)|[iu]yor)|^(?:y?[ae])m[ae]/;

/** Reads a folded word as a form of a known verb. */
export function readTurkishVerb(folded: string): TurkishVerb | undefined {
  if (turkishNounsLikeVerbs.has(folded)) return undefined;
  for (let length = Math.min(longest, folded.length); length >= 2; length -= 1) {
    const stem = folded.slice(0, length);
    if (!verbs.has(stem)) continue;
    const rest = folded.slice(length);
    if (rest.length > 18) continue;
    // "denemelerim": verbal nouns have plurals.
    const mood = /m[ae]l[ae]r(?:[iu]\w{0,4})?$/.test(rest)
      ? 'noun'
      : endings.find(([, pattern]) => pattern.test(rest))?.[0];
    if (mood) return { stem, mood, isNegative: rest !== '' && negative.test(rest) };
  }
  // "kiralıyoruz": the last vowel of the stem is narrowed.
  const narrowed = /^(.{2,12})[iu]yor\w{0,5}$/.exec(folded)?.[1];
  const stem = narrowed && [`${narrowed}a`, `${narrowed}e`].find((each) => verbs.has(each));
  return stem ? { stem, mood: 'finite', isNegative: false } : undefined;
}

export const isSubjectVerb = (stem: string): boolean => subjectVerbs.has(stem);

/** Long endings that only verbs have, for verbs outside of the list. */
const verbLike =
  /(?:abil|ebil)(?:ece|eyim|ir|sin|me)\w{0,8}$|(?:yorum|yoruz|iyor|uyor|acagim|ecegim|acagimiz|ecegimiz|digim|dugum|tigim|tugum|digimiz|ac[ae]giz|ec[ae]giz|mistir|arak|erek|masi|mesi|asin|esin)$|.{3}(?:mak|mek)$/;

export const looksLikeTurkishVerb = (folded: string): boolean => verbLike.test(folded);
