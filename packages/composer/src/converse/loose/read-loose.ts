import type { AppSpec } from '../../spec/app-spec.ts';
import { readFollowUp, type Target } from '../follow-up.ts';
import { judgeRequest } from './judge-request.ts';
import { loosePhrases, looseSentences } from './loose-segments.ts';
import type { LoosePhrase, LooseWish } from './loose-wish.ts';
import { looseSentence, looseWish } from './loose-wishes.ts';
import { isFunctionWord } from './loose-words.ts';
import { type LooseRequest, type ReadSaid, WishList } from './wish-list.ts';

/** Whether a phrase has a word that names something. */
const saysSomething = (text: string, spec: AppSpec): boolean => {
  const { words, language } = readFollowUp(text, spec).reading;
  return words.some(({ kind, folded }) => kind === 'word' && !isFunctionWord(folded, language));
};

const coveredBy = (wish: LooseWish, text: string, spec: AppSpec): number =>
  wish.kind === 'change' && wish.change.kind === 'operations'
    ? judgeRequest(text, spec, wish.change.operations).covered
    : 0;

/** Longer messages are descriptions. */
const longestMessage = 400;

/**
 * What a message asks for whose sentences no reader knows: each phrase by the parts that it names and by single words, such
 * as "missing" or "instead of". Phrases that name nothing new are reasons. Undefined if no phrase asks for anything.
 */
export function readLoose(message: string, spec: AppSpec, readSaid: ReadSaid): LooseRequest | undefined {
  if (message.length > longestMessage) return undefined;
  const sentences = looseSentences(message.replaceAll(/['’](?=\p{L})/gu, ''));
  const wishes = new WishList(spec, readSaid);
  let before: Target | undefined;
  const isAlone = sentences.flatMap(loosePhrases).filter((text) => saysSomething(text, spec)).length === 1;
  /** A phrase by the readers of sentences, unless it is only a part of one. */
  const readPhrase = (phrase: LoosePhrase, spec: AppSpec): LooseWish | undefined => {
    const loose = looseWish(phrase, spec);
    // A phrase that is the whole message was read as a sentence before.
    if (phrase.isAlone) return loose;
    const read = readSaid(phrase.text, spec);
    if (read.operations.length === 0 || read.unread.length > 0) return loose;
    const whole = judgeRequest(phrase.text, spec, read.operations);
    const isPlain =
      whole.implausible === 0 &&
      (loose === undefined || whole.covered >= coveredBy(loose, phrase.text, spec));
    return isPlain ? { kind: 'change', change: { kind: 'operations', operations: read.operations } } : loose;
  };
  for (const sentence of sentences) {
    const whole = looseSentence(sentence, wishes.spec);
    if (whole !== undefined) {
      wishes.add(whole);
      continue;
    }
    let isListed = false;
    for (const text of loosePhrases(sentence)) {
      const wish = readPhrase({ text, before, isAlone, isListed }, wishes.spec);
      before = readFollowUp(text, wishes.spec).targets[0]?.target ?? before;
      isListed = wish !== undefined && wishes.add(wish);
    }
  }
  return wishes.result();
}
