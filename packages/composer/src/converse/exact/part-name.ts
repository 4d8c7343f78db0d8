import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { isBaseWord } from '../../word-classes/index.ts';
import { isFunctionWord } from '../loose/loose-words.ts';

const longestName = 4;
const joiner = /^(?:of|per|to|in|for|or)$/;
/** After them the part follows. */
const verbEn =
  /^(?:add|adding|need|needs|want|wants|have|include|put|track|record|note|choose|pick|select|log|missing|get|called)$/;
/** Words that say what kind of thing is missing, or that values follow. */
const general =
  /^(?:fields?|things?|stuff|parts?|columns?|details?|info|information|options?|choices?|list|box(?:es)?|dropdown|menu|values?|ones?|thing|alan\w*|sey\w*|bilgi\w*|secenek\w*|liste\w*|kutu\w*|kisim|kismi|secim\w*|turk?ce|not|note|example|ornek|yani|i)$/;
/** "hangi saha", "which side": questions whose answer is the value. */
const asking = /^(?:kim|kimin|kime|kimden|ne|nerede|nereden|nereye|hangi|kac|who|what|which|where|how|when)$/;
/** "plağın durumu", "her öğrencinin düzeni": whose part it is. */
const owner = /^(?:her|bir)$|..(?:n[iu]n|[^aeiou][iu]n)$/;

interface Token {
  readonly text: string;
  readonly folded: string;
}

const tokensOf = (text: string): readonly Token[] =>
  text
    .split(/[\s,]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}%]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => ({ text: word, folded: fold(word).replaceAll(/['’]/g, '') }));

/** The name of a part in a sentence that asks for it and says little else: "also what level are they", "condition i guess". */
export function partName(sentence: string, language: Language): string | undefined {
  const isOfSentence = ({ folded }: Token): boolean =>
    isFunctionWord(folded, language) && !(folded.length > 3 && language === 'tr' && isBaseWord(folded, 'tr'));
  const all = tokensOf(sentence);
  if (language === 'tr') return turkishName(all, isOfSentence);
  if (isQuestion(all)) return all.map(({ text }) => text).join(' ');
  const verb = all.findLastIndex(({ folded }) => verbEn.test(folded));
  return englishName(all.slice(verb + 1), isOfSentence);
}

/** "rengini" is what the part "rengi" is called in a sentence. */
const withoutCase = (name: readonly Token[]): readonly Token[] =>
  name.map((token, at) =>
    at === name.length - 1 ? { ...token, text: token.text.replace(/(?<=[ıiuü])n[ıiuü]$/u, '') } : token,
  );

/** "how finished it is", "who pays": all words of such a question are the name. */
const isQuestion = (all: readonly Token[]): boolean =>
  /^(?:how|who|where|whether)$/.test(all[0]?.folded ?? '') && all.length > 1 && all.length < 6;

function englishName(all: readonly Token[], isOfSentence: (token: Token) => boolean): string | undefined {
  let [from, to] = [0, all.length];
  const isLeft = (token: Token | undefined): boolean =>
    token !== undefined && (isOfSentence(token) || general.test(token.folded));
  while (from < to && isLeft(all[from])) from += 1;
  while (to > from && isLeft(all[to - 1])) to -= 1;
  const name = all.slice(from, to);
  const isWhole = name.every((token) => joiner.test(token.folded) || !isOfSentence(token));
  if (name.length === 0 || name.length > longestName || !isWhole) return undefined;
  return name.map(({ text }) => text).join(' ');
}

function turkishName(all: readonly Token[], isOfSentence: (token: Token) => boolean): string | undefined {
  let [from, to] = [0, all.length];
  const isLeft = (token: Token | undefined): boolean =>
    token !== undefined && !asking.test(token.folded) && (isOfSentence(token) || general.test(token.folded));
  while (from < to && (isLeft(all[from]) || (to - from > 1 && owner.test(all[from]?.folded ?? ''))))
    from += 1;
  while (to > from && isLeft(all[to - 1])) to -= 1;
  const name = withoutCase(all.slice(from, to));
  // "kim uyuttu", "mazotu kim koydu": a question that each row answers.
  const isAsked = name.length > 1 && name.slice(0, -1).some(({ folded }) => asking.test(folded));
  const isWhole = isAsked || !name.some(isOfSentence);
  if (name.length === 0 || name.length > longestName || !isWhole) return undefined;
  return name.map(({ text }) => text).join(' ');
}
