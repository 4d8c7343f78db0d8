import { fold } from '../../language/fold.ts';
import { type Token, tokenize } from '../../language/tokens.ts';
import type { Operation } from '../operation.ts';
import { type Candidate, keyOf } from './candidate.ts';

/** Tags that weigh so much less than the best ones find parts that were not named. In the unit of the weights. */
const greatestLoss = 40;
const greatestLossIfSaid = 60;

/** Words between two parts that are asked for. */
const joiner = /^(?:and|plus|also|ve|ile|ayrica|bide|birde|n|&|\+)$/;
const article = /^(?:the|an?|any|some|whether|if|bir|bi)$/;

const isAddition = ({ kind }: Operation): boolean => kind === 'addField';

const stem = (folded: string): string => folded.slice(0, 4);

/** "waist, drop and": a mark or a word between two parts. */
const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'mark' ? /^[,&+]$/.test(token.text) : joiner.test(token.folded));

/**
 * Whether the message joins this label with other parts: its words stand behind "and", "bide" or the like, or alone between
 * two marks of a list.
 */
function isJoined(label: string, words: readonly Token[]): boolean {
  const own = fold(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !article.test(word));
  const first = own[0];
  if (first === undefined) return false;
  return words.some(({ folded }, at) => {
    if (stem(folded) !== stem(first)) return false;
    let before = at - 1;
    while (article.test(words[before]?.folded ?? '')) before -= 1;
    const [joining, earlier] = [words[before], words[before - 1]?.folded ?? ''];
    const isBehind =
      joiner.test(joining?.folded ?? '') ||
      (/^(?:de|da)$/.test(joining?.folded ?? '') && /^(?:bi|bir)$/.test(earlier));
    return isBehind || (isBetween(joining) && isBetween(words[at + own.length]));
  });
}

/** "bedtime should be there and any allergies": whether a label begins the message, and one that was found stands behind "and". */
function leads(label: string, found: readonly string[], words: readonly Token[]): boolean {
  const [first] = fold(label).split(/[^\p{L}\p{N}]+/u);
  const at = words.findIndex(({ folded }) => first !== undefined && stem(folded) === stem(first));
  return at >= 0 && at < 2 && found.some((name) => isJoined(name, words));
}

/** The same for the same operation, wherever a new part stands. */
export const keyOfOne = (operation: Operation): string =>
  keyOf([operation.kind === 'addField' ? { ...operation, index: 0 } : operation]);

/** "Parking" and "Parking info": two readings of the same part. */
function sharesWord(operation: Operation, { names, request }: Candidate): boolean {
  if (operation.kind !== 'addField') return true;
  const stemsOf = (text: string): readonly string[] =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .map(stem);
  // "mezat değil kabzımal, bizde mezat yok": what gets another name is no new part.
  const ids = request.operations.flatMap((each) => (each.kind === 'changeField' ? [each.field.id] : []));
  const known = new Set([...names, ...ids].flatMap(stemsOf));
  return stemsOf(operation.field.label).some((each) => known.has(each));
}

/** Operations of `other` beside all of `chosen`; undefined if it lacks one of them. */
function restOf(chosen: Candidate, other: Candidate): readonly Operation[] | undefined {
  const own = new Set(chosen.request.operations.map(keyOfOne));
  const rest = other.request.operations.filter((operation) => !own.delete(keyOfOne(operation)));
  return own.size === 0 ? rest : undefined;
}

/**
 * The chosen candidate, or one that adds further parts beside what it does: those that the likelier tags name, those that the
 * sentences name too, and those that the message joins with "and": who lists two parts wants both.
 */
export function completeCandidate(
  chosen: Candidate,
  candidates: readonly Candidate[],
  written: string,
): Candidate {
  if (chosen.request.operations.length === 0) return chosen;
  const isAdding = chosen.request.operations.some(isAddition);
  const words = tokenize(written);
  const own = candidates.find(({ isOfRules }) => isOfRules);
  const ofSentences = new Set(own?.implausible === 0 ? own.request.operations.map(keyOfOne) : []);
  const longer = candidates.filter((other) => {
    const rest = other === chosen ? undefined : restOf(chosen, other);
    if (rest === undefined || rest.length === 0 || !rest.every(isAddition)) return false;
    // Who only names or changes parts wants no other one, unless a sentence says so.
    if (!isAdding && !other.isOfRules) return false;
    if (other.implausible > chosen.implausible || (other.losses.length === 0 && !other.isOfRules))
      return false;
    const isLikelier =
      isAdding && other.rank !== -1 && (chosen.rank === -1 ? other.rank === 0 : other.rank < chosen.rank);
    const [loss = greatestLossIfSaid + 1] = other.losses;
    // What both the sentences and likely tags say is meant.
    const isSaid = rest.every((each) => ofSentences.has(keyOfOne(each)) && !sharesWord(each, chosen));
    return (
      isLikelier ||
      (isSaid && (other.isOfRules || loss <= greatestLossIfSaid)) ||
      (loss <= greatestLoss &&
        rest.every(
          (each) =>
            each.kind === 'addField' &&
            (isJoined(each.field.label, words) || leads(each.field.label, chosen.names, words)),
        ))
    );
  });
  return longer.reduce(
    (best, each) => (each.request.operations.length > best.request.operations.length ? each : best),
    chosen,
  );
}
