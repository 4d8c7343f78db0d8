import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { isQuestion } from '../loose/is-question.ts';
import { type Operation, removesPart } from '../operation.ts';
import { asksOrComplains, namesApp, namesImpossible } from '../own-reader.ts';
import type { RuleReading } from '../read-by-rules.ts';
import { saysRemoval } from '../says-removal.ts';
import { type Candidate, candidatesOf, type TaggedWay } from './candidate.ts';
import { candidateFeatures, type MessageFacts } from './candidate-features.ts';
import { choiceWeight } from './choice-weights.ts';
import { removalOfNamed } from './removal-of-named.ts';

/** Operations that tags cannot say: lists that others refer to, screens about all rows, rules, roles. */
const isOwnKind = (operation: Operation): boolean =>
  operation.kind === 'addScreen'
    ? /^(?:statistics|calendar|chart)$/.test(operation.screen.kind)
    : /^(?:addEntity|setRules|setRoles)$/.test(operation.kind);

/** Whether a part of the app gets this name. */
const namesPart = (name: string, operations: readonly Operation[]): boolean =>
  operations.some(
    (each) =>
      (each.kind === 'renameEntity' && fold(each.one) === fold(name)) ||
      ((each.kind === 'changeField' || each.kind === 'addField') && fold(each.field.label) === fold(name)),
  );

/** In a message of so many words, readers give reasons for words which they did not understand. */
const longMessage = 8;

/** A candidate that says no more than the sentences has to outweigh them by so much. In the unit of the weights. */
const leastLead = 4;

/** "sinyal raporu" sounds like a screen: whether the likeliest tags name several new parts, and sentences only a screen about all rows. */
const addsParts = ({ operations }: RuleReading, { said }: TaggedWay): boolean =>
  operations.every(({ kind }) => kind === 'addScreen') &&
  said.filter(({ kind }) => kind === 'addField').length > 1 &&
  !said.some(({ kind }) => kind === 'addScreen');

/** A message with the things that it may ask for. */
export interface Alternatives {
  /** That of the readers of sentences first. */
  readonly candidates: readonly [rules: Candidate, ...others: Candidate[]];
  /** These and those that say no more, which are not weighed. */
  readonly found: readonly Candidate[];
  readonly facts: MessageFacts;
}

/** Operations on rows: others are seldom a mistake. */
const isOfRows = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|moveField|setSort|setGroup|renameEntity|addEntity)$/.test(kind);

/** "photo of the tyre" is more than "tyre". */
const ofPicture = /^(?:photo|picture|pic|foto\w*) of /i;

/** "On" and "Way" for "On the way": whether tags cut the names of sentences into pieces. */
const cutsNames = (rules: Candidate, { names }: Candidate): boolean =>
  (names.length > rules.names.length || rules.names.some((own) => ofPicture.test(own))) &&
  names.every((name) => rules.names.some((own) => ` ${fold(own)} `.includes(` ${fold(name)} `)));

/** "drop apr, sort by balance and paint it navy": whether a look is all that operations have beside these on rows. */
function addsLook(own: readonly Operation[], all: readonly Operation[]): boolean {
  const known = new Set(own.map((each) => JSON.stringify(each)));
  const rest = all.filter((each) => !known.has(JSON.stringify(each)));
  return (
    own.length > 0 &&
    own.every(isOfRows) &&
    rest.length > 0 &&
    rest.length === all.length - own.length &&
    rest.every(isLook)
  );
}

/**
 * Whether tags may mean something else than sentences that explain the whole message, which are seldom misunderstood: looks, rules
 * and names of the app cover no words, so they lose only to two words more; a style of cards ("daha iyi") is hardly ever meant.
 */
function mayReplaceWhole(rules: Candidate, other: Candidate, { words }: MessageFacts): boolean {
  if (other.rank !== 0 || cutsNames(rules, other)) return false;
  if (other.implausible !== rules.implausible) return other.implausible < rules.implausible;
  const { operations } = rules.request;
  if (addsLook(operations, other.request.operations)) return true;
  const isStyleOnly = operations.every(({ kind }) => kind === 'setCardStyle');
  const mayBeChance = words >= longMessage && !operations.some(({ kind }) => kind === 'addEntity');
  const areComparable = operations.some(isOfRows) || isStyleOnly;
  const fewest = mayBeChance && areComparable ? 1 : 2;
  return (
    (mayBeChance || isStyleOnly || operations.every(isOfRows)) && other.covered >= rules.covered + fewest
  );
}

/** Whether tags may mean something else than sentences that explain a part of the message: of few words, they have to cover as many. */
function mayReplaceParts(rules: Candidate, other: Candidate, { words }: MessageFacts): boolean {
  if (words >= longMessage) return true;
  if (other.implausible !== rules.implausible) return other.implausible < rules.implausible;
  return other.covered >= rules.covered;
}

/** Whether an operation gives a part of the app another name, or values to choose from. */
const givesNames =
  ({ entities }: AppSpec) =>
  (operation: Operation): boolean => {
    if (operation.kind === 'renameEntity') return true;
    if (operation.kind !== 'changeField') return false;
    const before = entities
      .find(({ id }) => id === operation.entity)
      ?.fields.find(({ id }) => id === operation.field.id);
    const isNewChoice = before?.options === undefined && operation.field.options !== undefined;
    return isNewChoice || before?.label !== operation.field.label;
  };

/** "nappies too - wet, dirty or both": values that the message lists are no words for a part that is there. */
const addsListed =
  (text: string) =>
  (operation: Operation): boolean => {
    const options = operation.kind === 'addField' ? (operation.field.options ?? []) : [];
    return options.length > 1 && options.every(({ label }) => text.includes(fold(label)));
  };

/** Reasons are about words, of which a look has none. */
const isLook = ({ kind }: Operation): boolean => /^set(?:Colors|Scheme|TextSize)$/.test(kind);

/** "it says animal, change that word to steer": a reader found no such part, or the app to be like this. */
const mayReplaceReason = (
  { request, implausible, covered }: Candidate,
  spec: AppSpec,
  { words }: MessageFacts,
  text: string,
): boolean =>
  implausible === 0 &&
  (covered > 0 || request.operations.every(isLook)) &&
  (words >= longMessage ||
    request.operations.every(isLook) ||
    request.operations.some(givesNames(spec)) ||
    request.operations.some(addsListed(text)));

/** Whether the readers of sentences found a good reason to change nothing. */
function isRefused(rules: RuleReading, facts: MessageFacts): boolean {
  if (rules.operations.length > 0) return false;
  const isLong = facts.words >= longMessage;
  const mayBeMisread = isLong && !rules.isWhole;
  return (
    facts.namesImpossible ||
    (!mayBeMisread &&
      rules.nothing.some(
        ({ reason }) => !/^(?:same|noSuchPart)$/.test(reason) && !(isLong && reason === 'notPossible'),
      ))
  );
}

/** Whether two candidates give the same names: that of the tags knows less of where they belong. */
const givesSameNames = (one: Candidate, other: Candidate): boolean => {
  const namesOf = ({ names }: Candidate): string => names.map(fold).sort().join();
  return namesOf(one) === namesOf(other);
};

/**
 * Whether another candidate is weighed although it says no more than sentences that explain a message. Those that only tell of
 * parts of rows are often sentences by chance: "mevkinin adı mera olsun" asks for no part "Adı mera".
 */
function mayBeMeant(rules: Candidate, other: Candidate, { isWhole }: MessageFacts): boolean {
  const { operations, nothing } = rules.request;
  if (operations.length === 0) return other.isOfNamed && nothing.length === 0;
  const areByChance = operations.every((each) => (isWhole ? each.kind === 'addField' : isOfRows(each)));
  if (!areByChance || cutsNames(rules, other)) return false;
  // The app is so already, or nothing is wanted.
  if (other.isOfNothing) return !isWhole;
  return other.rank === 0 && other.covered >= rules.covered && !givesSameNames(rules, other);
}

/** What a message may ask for, by its readers; undefined if only what the readers of sentences found is possible. */
export function alternativesOf(
  written: string,
  spec: AppSpec,
  rules: RuleReading,
  ways: readonly TaggedWay[],
): Alternatives | undefined {
  const [best] = ways;
  if (best === undefined || (rules.isWhole && rules.operations.some(isOwnKind) && !addsParts(rules, best)))
    return undefined;
  const text = fold(written).replaceAll(/['’]/g, '');
  const facts: MessageFacts = {
    words: written.trim().split(/\s+/).length,
    isWhole: rules.isWhole,
    mayRemove: saysRemoval(text) && !asksOrComplains(text),
    asks: isQuestion(text),
    namesImpossible: namesImpossible(written, spec),
  };
  // "uygulamanın adı Raf olsun": the name of the app is none of a part.
  const appNames = namesApp.test(text)
    ? rules.operations.flatMap((each) => (each.kind === 'setName' ? [each.name] : []))
    : [];
  const isAllowed = ({ said }: TaggedWay): boolean =>
    (facts.mayRemove || !said.some(removesPart)) && !appNames.some((name) => namesPart(name, said));
  // Where the likeliest tags cannot be read or are ruled out, the others are no better.
  if (best.loss > 0 || !isAllowed(best) || isRefused(rules, facts)) return undefined;
  const named = facts.mayRemove ? removalOfNamed(written, spec) : undefined;
  // Nor are they where the likeliest tags name nothing.
  const read = best.said.length === 0 ? [best] : ways.filter((way) => way.said.length > 0 && isAllowed(way));
  const [own, ...others] = candidatesOf(written, spec, rules, read, named);
  const mayReplace = (other: Candidate): boolean => {
    if (other.isOfNothing || other.losses.length === 0) return false;
    if (rules.operations.length > 0)
      return rules.isWhole ? mayReplaceWhole(own, other, facts) : mayReplaceParts(own, other, facts);
    return rules.nothing.length === 0 || mayReplaceReason(other, spec, facts, text);
  };
  const judged = others.map((each) => ({ ...each, mayReplace: mayReplace(each) }));
  // The only named part is taken away if nothing else was found.
  const isFound = judged.some((each) => each.mayReplace);
  const weighed = judged.filter(
    (each) => each.mayReplace || (!(isFound && each.isOfNamed) && mayBeMeant(own, each, facts)),
  );
  return { candidates: [own, ...weighed], found: [own, ...judged], facts };
}

/** What a message most likely asks for, of what its readers found: by weights that were fitted to marked messages. */
export function chooseCandidate({ candidates, facts }: Alternatives): Candidate {
  const [rules, ...others] = candidates;
  const { operations, nothing } = rules.request;
  // Who gets no answer at all has to write again: what the likeliest tags say is better if it can be a label.
  const isUnanswered =
    operations.length === 0 &&
    nothing.length === 0 &&
    !rules.isOfNothing &&
    others.some(({ rank, implausible }) => rank === 0 && implausible === 0);
  const weighed = (isUnanswered ? others : candidates).map((candidate) => ({
    candidate,
    weight:
      choiceWeight(candidateFeatures(candidate, candidates, facts)) - (candidate.mayReplace ? 0 : leastLead),
  }));
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).candidate;
}
