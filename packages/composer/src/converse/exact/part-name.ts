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

/** "weather that day": when it is written down. */
const occasion = /\s+(?:that|each|every|per|the same|on the) (?:day|time|week|visit|night|morning|one)\s*$/i;

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
    isFunctionWord(folded, language) &&
    folded !== 'type' &&
    !(folded.length > 3 && language === 'tr' && isBaseWord(folded, 'tr'));
  const all = tokensOf(sentence.replace(occasion, ''));
  if (language === 'tr') return turkishName(all, isOfSentence);
  const asked = all.findIndex(({ folded }) => /^(?:how|who|where|whether|would|will|does|did)$/.test(folded));
  const question = asked >= 0 && all.slice(0, asked).every(isOfSentence) ? all.slice(asked) : [];
  if (question.length > 1 && question.length < 7) return question.map(({ text }) => text).join(' ');
  const verb = all.findLastIndex(({ folded }, at) => {
    const before = at === 0 ? undefined : all[at - 1];
    // "my kids have opinions" wishes nothing.
    const isFrom = /^(?:from|between)$/.test(all[at + 1]?.folded ?? '');
    return verbEn.test(folded) && !isFrom && (before === undefined || isOfSentence(before));
  });
  const rest = all.slice(verb + 1);
  return englishName(verb < 0 ? rest : firstRun(rest, isOfSentence), isOfSentence);
}

/** "a kid rating lol my kids have opinions": what follows a verb of wishing, up to the next word of the sentence. */
function firstRun(rest: readonly Token[], isOfSentence: (token: Token) => boolean): readonly Token[] {
  const from = rest.findIndex((token) => !isOfSentence(token));
  if (from < 0) return [];
  const to = rest.findIndex((token, at) => at > from && isOfSentence(token) && !joiner.test(token.folded));
  return rest.slice(from, to < 0 ? rest.length : to);
}

/** "rengini" is what the part "rengi" is called in a sentence. */
const withoutCase = (name: readonly Token[]): readonly Token[] =>
  name.map((token, at) =>
    at === name.length - 1 ? { ...token, text: token.text.replace(/(?<=[ıiuü])n[ıiuü]$/u, '') } : token,
  );

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
  // "şunları ekle: ekmek, süt": rows of the app.
  if (name.some(({ folded }) => /^(?:su|bu|o)n\w*$/.test(folded))) return undefined;
  // "kim uyuttu", "mazotu kim koydu": a question that each row answers.
  const isAsked = name.length > 1 && name.slice(0, -1).some(({ folded }) => asking.test(folded));
  const isWhole = isAsked || !name.some(isOfSentence);
  if (name.length === 0 || name.length > longestName || !isWhole) return undefined;
  return name.map(({ text }) => text).join(' ');
}
