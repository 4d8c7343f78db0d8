/** Endings of nouns, folded, in their order: trade or kind, plural, owner, case, "which", person. */
const nounEnding =
  /^(?:c[iu]|[ls][iu]z?|l[iu][kg])?(?:l[ae]r)?(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|s?[iu]|[iu]?n)?(?:n?[iu]n|n?[dt][ae]n?|y?l[ae]|[ny]?[ae]|[ny]?[iu]|[cn]?c[ae])?(?:ki(?:l[ae]r)?)?(?:y?[dm][iu][rs]?|y[iu][mz])?$/;
/** After the stem of a verb nearly any ending stands; these begin them. */
const verbEnding = /^(?:[aeiu]?[yrdmclnstz]|y?[aeiu])/;
/** Classes of which the infinitives are listed. */
const isOfVerbs = /^(?:recording|action|feeling)$/;

/** "kitab(ı)", "kapağ(ı)": the last consonant of a word, by its form before a vowel. */
const hardened: Readonly<Record<string, string>> = { b: 'p', g: 'k', d: 't' };

const shortestStem = 2;
/** Shorter stems of verbs are the beginnings of too many other words. */
const shortestLongVerb = 3;
const longVerbEnding = 4;

/** The class of the longest listed word that a folded Turkish word is a form of. */
export function classOfTurkish(folded: string, classes: ReadonlyMap<string, string>): string | undefined {
  for (let length = folded.length; length >= shortestStem; length -= 1) {
    const stem = folded.slice(0, length);
    const ending = folded.slice(length);
    const hard = /^[aeiu]/.test(ending) ? hardened[stem.at(-1) ?? ''] : undefined;
    const noun =
      classes.get(stem) ?? (hard === undefined ? undefined : classes.get(stem.slice(0, -1) + hard));
    if (noun !== undefined && !isOfVerbs.test(noun) && nounEnding.test(ending)) return noun;
    if (length < shortestLongVerb && ending.length > longVerbEnding) continue;
    const verb = classes.get(`${stem}mak`) ?? classes.get(`${stem}mek`);
    if (verb !== undefined && verbEnding.test(ending)) return verb;
  }
  return undefined;
}
