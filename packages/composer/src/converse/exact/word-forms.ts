/** Turkish endings of nouns and the English plural, one after another, in folded text. */
const endings =
  /^(?:l[ae]r|[iu]m[iu]z|[iu]m|[iu]n|[iu]|s[iu]|n[iu]n?|y[iu]|[yn]?[ae]|n?[dt][ae]n?|y?l[ae]|s|es)+$/;
const longestEnding = 8;
/** "durmasın" is no "durum". */
const negative = /^[ae]s[iu]n/;
const possessive = /^s?[iu]$/;
const softer: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

/** The stems that endings follow: "plak" and "plag", "sehir" and "sehr". */
function stemsOf(word: string): readonly string[] {
  const last = word.at(-1) ?? '';
  const soft = softer[last];
  const short = /^(.+[^aeiou])[iu]([^aeiou])$/.exec(word);
  return [
    ...(soft === undefined || word.length < 4 ? [] : [word.slice(0, -1) + soft]),
    ...(short === null ? [] : [`${short[1]}${short[2]}`]),
  ];
}

const isEnding = (text: string): boolean => text.length <= longestEnding && endings.test(text);

/** Whether a folded word is another one with endings: "sahibi" of "sahip", "plakayı" of "plaka". */
export function isInflected(written: string, word: string): boolean {
  if (written === word) return true;
  if (word.length < 2 || written.length <= word.length - 1) return false;
  if (written.startsWith(word)) return isEnding(written.slice(word.length));
  return stemsOf(word).some((stem) => {
    const rest = written.slice(stem.length);
    return written.startsWith(stem) && /^[aeiu]/.test(rest) && !negative.test(rest) && isEnding(rest);
  });
}

/** Whether two folded words differ only by endings: "plaka" and "plakası", "renk" and "rengi". */
export function isSameWord(written: string, word: string): boolean {
  if (isInflected(written, word)) return true;
  // "sahibi" is a label, "sahip" is what is written of it.
  const [bare] = [word.slice(0, -1), word.slice(0, -2)].filter(
    (stem) => stem.length > 2 && possessive.test(word.slice(stem.length)),
  );
  if (bare === undefined) return false;
  return [bare, word.slice(0, -2)].some(
    (stem) => stem.length > 2 && possessive.test(word.slice(stem.length)) && isBareOf(written, stem),
  );
}

/** Whether a written word is a stem with endings, which may be softened: "renk" of "reng". */
const isBareOf = (written: string, stem: string): boolean =>
  isInflected(written, stem) ||
  Object.entries(softer).some(([hard, soft]) => stem.endsWith(soft) && written === stem.slice(0, -1) + hard);
