import type { AppSpec } from '../../spec/app-spec.ts';
import { applyOperations, OperationError } from '../apply-operation.ts';
import type { Change } from '../changes/change.ts';
import { withDependents } from '../changes/remove-dependents.ts';
import { readFollowUp, type Target } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { judgeRequest } from './judge-request.ts';
import { loosePhrases, looseSentences } from './loose-segments.ts';
import type { LoosePhrase, LooseWish } from './loose-wish.ts';
import { looseSentence, looseWish } from './loose-wishes.ts';
import { isFunctionWord } from './loose-words.ts';

type Nothing = Extract<Change, { kind: 'nothing' }>;

export interface LooseRequest {
  readonly operations: readonly Operation[];
  readonly nothing: readonly Nothing[];
  readonly unread: readonly string[];
}

type ReadSaid = (text: string, spec: AppSpec) => LooseRequest;

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
  let current = spec;
  let before: Target | undefined;
  const found: Operation[] = [];
  const same: Nothing[] = [];
  const needed: Nothing[] = [];
  const apply = (wish: LooseWish): boolean => {
    const read: LooseRequest =
      wish.kind === 'said'
        ? readSaid(wish.text, current)
        : wish.change.kind === 'operations'
          ? { operations: wish.change.operations, nothing: [], unread: [] }
          : { operations: [], nothing: [wish.change], unread: [] };
    same.push(...read.nothing.filter(({ reason }) => reason === 'same'));
    needed.push(...read.nothing.filter(({ reason }) => reason === 'needed'));
    try {
      const all = withDependents(current, read.operations);
      current = applyOperations(current, all).spec;
      found.push(...all);
      return (
        all.some(({ kind }) => kind === 'addField') || read.nothing.some(({ reason }) => reason === 'same')
      );
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      needed.push({ kind: 'nothing', reason: 'needed', what: '' });
      return false;
    }
  };
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
    const whole = looseSentence(sentence, current);
    if (whole !== undefined) {
      apply(whole);
      continue;
    }
    const phrases = loosePhrases(sentence);
    let isListed = false;
    for (const text of phrases) {
      const wish = readPhrase({ text, before, isAlone, isListed }, current);
      before = readFollowUp(text, current).targets[0]?.target ?? before;
      isListed = wish !== undefined && apply(wish);
    }
  }
  if (found.length > 0) return { operations: found, nothing: needed.slice(0, 1), unread: [] };
  const [reason] = [...same, ...needed];
  return reason === undefined ? undefined : { operations: [], nothing: [reason], unread: [] };
}
