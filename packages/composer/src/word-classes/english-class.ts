const endings = ["'s", 's', 'es', 'ing', 'ed', 'er', 'ers', 'd'];

/** Words that a folded English word may be a form of, itself first. */
function basesOf(folded: string): readonly string[] {
  const bases = [folded];
  const without = (ending: string): string | undefined =>
    folded.endsWith(ending) && folded.length > ending.length + 1
      ? folded.slice(0, -ending.length)
      : undefined;
  for (const ending of endings) {
    const base = without(ending);
    if (base === undefined) continue;
    bases.push(base);
    if (ending !== 's' && ending !== "'s") bases.push(`${base}e`);
    if (base.at(-1) === base.at(-2)) bases.push(base.slice(0, -1));
  }
  for (const ending of ['ies', 'ied']) {
    const base = without(ending);
    if (base !== undefined) bases.push(`${base}y`);
  }
  return bases;
}

/** The class of the first listed word that a folded English word is a form of. */
export const classOfEnglish = (folded: string, classes: ReadonlyMap<string, string>): string | undefined =>
  basesOf(folded)
    .map((base) => classes.get(base))
    .find((found) => found !== undefined);
