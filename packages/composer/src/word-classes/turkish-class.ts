/** Endings of nouns, folded, in their order: trade or kind, plural, owner, case, "which", person. */
const nounEnding =
  /^(?:c[iu]|[ls][iu]z?|l[iu][kg])?(?:l[ae]r)?(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|s?[iu]|[iu]?n)?(?:n?[iu]n|n?[dt][ae]n?|y?l[ae]|[ny]?[ae]|[ny]?[iu]|[cn]?c[ae])?(?:ki(?:l[ae]r)?)?(?:y?[dm][iu][rs]?|y[iu][mz])?$/;
/** After the stem of a verb nearly any ending stands; these begin them. */
const verbEnding = /^(?:[aeiu]?[yrdmclnstz]|y?[aeiu])/;
/** Of these classes only infinitives are looked up. */
const isOfVerbs = /^(?:recording|action|feeling)$/;

/** "kitab(ı)", "kapağ(ı)": the last consonant of a word, by its form before a vowel. */
const hardened: Readonly<Record<string, string>> = { b: 'p', g: 'k', d: 't' };

const shortestStem = 2;
/** Stems of verbs that are shorter than this begin many other words, so their endings must be short. */
const safeVerbStem = 3;
const longestEndingOfShortVerb = 4;

/** The class of the longest listed word that a folded Turkish word is a form of. */
export function classOfTurkish(folded: string, classes: ReadonlyMap<string, string>): string | undefined {
  for (let length = folded.length; length >= shortestStem; length -= 1) {
    const stem = folded.slice(0, length);
    const ending = folded.slice(length);
    const hard = /^[aeiu]/.test(ending) ? hardened[stem.at(-1) ?? ''] : undefined;
    const noun =
      classes.get(stem) ?? (hard === undefined ? undefined : classes.get(stem.slice(0, -1) + hard));
    if (noun !== undefined && !isOfVerbs.test(noun) && nounEnding.test(ending)) return noun;
    if (length < safeVerbStem && ending.length > longestEndingOfShortVerb) continue;
    const verb = classes.get(`${stem}mak`) ?? classes.get(`${stem}mek`);
    if (verb !== undefined && verbEnding.test(ending)) return verb;
  }
  return undefined;
}
