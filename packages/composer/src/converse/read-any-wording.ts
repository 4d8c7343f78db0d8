import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { numberAlone, removalAlone } from './alone.ts';
import type { Change } from './changes/change.ts';
import { withStatedUnits } from './changes/stated-unit.ts';
import { alternativesOf, type Candidate, chooseCandidate, completeCandidate } from './choose/index.ts';
import { completeAddition } from './complete-addition.ts';
import {
  exactRequest,
  exactSentences,
  partialRemoval,
  withSameLabels,
  withUnusedLists,
} from './exact/index.ts';
import { withoutKeptParts } from './kept-parts.ts';
import { likelierByTags, withSaidParts } from './likelier-by-tags.ts';
import { type Operation, removesPart } from './operation.ts';
import { namesImpossible } from './own-reader.ts';
import { asksLoosely, type RuleReading, readByRules } from './read-by-rules.ts';
import { type ReadRequest, readTold } from './read-request.ts';
import { hesitates, saysRemoval, saysToKeep } from './says-removal.ts';
import { dailyGoal, restatedNumber, statedNumber, warningNumber } from './stated-number/index.ts';
import { fieldByPartOfLabel, leadOfNothing, wantsFilterOnly } from './tagged/index.ts';
import { toldByTags } from './told-by-tags.ts';
import { hasRows, waysByTags } from './ways-by-tags.ts';

const namesField = /\b(?:add|include|field|column|ekle\w*|alan\w*|sutun\w*|olsun)\b/;
const asksForOrder = /\b(?:sort(?:ed)?|order(?:ed)?) by\b|\bsirala/;

/** "sorted by which needs water first": who asks for an order only wants no new field, whatever the words are. */
function isOrderOnly(written: string, operations: readonly Operation[]): boolean {
  const text = fold(written);
  const [only, ...others] = operations;
  return (
    only?.kind === 'addField' && others.length === 0 && asksForOrder.test(text) && !namesField.test(text)
  );
}

/** The chosen candidate of a message; undefined if only what the readers of sentences found is possible. */
function choose(written: string, spec: AppSpec, rules: RuleReading): Candidate | undefined {
  const alternatives = alternativesOf(written, spec, rules, waysByTags(written, spec, rules));
  return alternatives === undefined
    ? undefined
    : completeCandidate(chooseCandidate(alternatives), alternatives.found, written);
}

/** Operations on parts of rows, which single words of a story can look like. */
const isOfParts = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|moveField|setSort|setGroup|removeScreen)$/.test(kind);

/** Tags that name nothing and weigh so much more than all others are hardly ever wrong. In the unit of the weights. */
const certainLead = 70;

/** "thank you, thats exactly how i pictured it": a loose reading finds parts in it, but nothing is wanted. */
const isChatter = (written: string, spec: AppSpec, rules: RuleReading): boolean =>
  hasRows(spec) &&
  !rules.isWhole &&
  rules.operations.length > 0 &&
  rules.operations.every(isOfParts) &&
  leadOfNothing(written, spec, rules.operations) >= certainLead;

/** "plaka sakın silinmesin": what shall stay is no new part, and "sakın" no name. */
const withoutKept = (request: ReadRequest, spec: AppSpec): ReadRequest => ({
  ...request,
  operations: request.operations.filter((operation) =>
    operation.kind === 'addField'
      ? fieldByPartOfLabel(operation.field.label, spec) === undefined
      : operation.kind !== 'setSort' &&
        (operation.kind !== 'changeField' || !saysToKeep(fold(operation.field.label))),
  ),
});

/** Who takes nothing away is not told that something is needed: a word was taken for something else. */
const withoutIdleReason = (request: ReadRequest, written: string): ReadRequest =>
  request.operations.length === 0 || saysRemoval(fold(written))
    ? request
    : { ...request, nothing: request.nothing.filter(({ reason }) => reason !== 'needed') };

/** Whether nothing was found, or only new parts: "plaka yazma" is none where a part is taken away. */
const mayBePartialRemoval = ({ operations }: ReadRequest): boolean =>
  operations.every(({ kind }) => kind === 'addField');

/** Operations that readers of numbers find: a rule, an input of a calculation, other limits of a field. */
const isOfNumber =
  ({ entities }: AppSpec) =>
  (operation: Operation): boolean => {
    if (operation.kind !== 'changeField')
      return /^(?:setRules|changeScreen|setSamples|setRoles)$/.test(operation.kind);
    const { field, entity } = operation;
    const before = entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field.id);
    return (
      before?.initial !== field.initial ||
      before?.minimum !== field.minimum ||
      before?.maximum !== field.maximum
    );
  };

const only = (operations: readonly Operation[]): ReadRequest => ({ operations, nothing: [], unread: [] });

const ofChange = (change: Change): ReadRequest =>
  change.kind === 'operations' ? only(change.operations) : { operations: [], nothing: [change], unread: [] };

/** "minimum should be 10": a number is no name; new rows begin with it. */
const withoutNumberNames = (operations: readonly Operation[], spec: AppSpec): readonly Operation[] =>
  operations.map((operation) => {
    if (operation.kind !== 'changeField' || !/^\d{1,7}$/.test(operation.field.label)) return operation;
    const before = spec.entities
      .find(({ id }) => id === operation.entity)
      ?.fields.find(({ id }) => id === operation.field.id);
    const isNumber = before !== undefined && /^(?:number|money)$/.test(before.type);
    return isNumber && before.formula === undefined
      ? { ...operation, field: { ...before, initial: Number(operation.field.label) } }
      : operation;
  });

/** "amount is in naira, put the sign": the sign of the currency is no part of the rows. */
const withoutCurrencySign = (operations: readonly Operation[]): readonly Operation[] =>
  operations.some(({ kind }) => kind === 'setCurrency')
    ? operations.filter(
        (operation) =>
          operation.kind !== 'addField' || !/^(?:sign|symbol|isaret|simge)/.test(fold(operation.field.label)),
      )
    : operations;

/** What a follow-up asks for, with the parts of the app that make no sense without those that it takes away. */
export function readAnyWording(written: string, spec: AppSpec): ReadRequest {
  const read = withStatedUnits(readBest(written, spec), written, spec.language);
  const all = withUnusedLists(spec, withSameLabels(spec, read.operations, written), written);
  const kept = withoutKeptParts(all, written, spec);
  return { ...read, operations: withoutCurrencySign(withoutNumberNames(kept, spec)) };
}

const withAdditions = (request: ReadRequest, written: string, spec: AppSpec): ReadRequest => ({
  ...request,
  operations: completeAddition(request.operations, written, spec),
});

/** What the readers find that are asked in order, or what the tags of the words say if that fits them much better. */
function readBest(written: string, spec: AppSpec): ReadRequest {
  const read = readInOrder(written, spec);
  if (read.operations.length === 0) return toldByTags(written, spec, read.nothing) ?? read;
  return likelierByTags(read, written, spec) ?? withSaidParts(read, written, spec) ?? read;
}

/** By labels as they are written, the readers of sentences and phrases or, if that is likelier, by tagged words. */
function readInOrder(written: string, spec: AppSpec): ReadRequest {
  const alone = numberAlone(written, spec);
  if (alone !== undefined) return only(alone);
  const exact = exactRequest(written, spec);
  if (exact !== undefined) return withAdditions(ofChange(exact), written, spec);
  const sentences = exactSentences(written, spec, (text, current) => readBest(text, current).operations);
  if (sentences !== undefined) return only(sentences);
  const goal = dailyGoal(written, spec);
  if (goal !== undefined) return withAdditions(only(goal), written, spec);
  const restated = restatedNumber(written, spec);
  if (restated !== undefined) return withAdditions(only(restated), written, spec);
  const removal = removalAlone(written, spec);
  if (removal !== undefined) return only(removal);
  const told = readTold(written, spec);
  if (told !== undefined) return withAdditions(told, written, spec);
  const warning = warningNumber(written, spec);
  if (warning !== undefined) return only(warning);
  const found = readLikeliest(written, spec);
  const number = found.operations.some(isOfNumber(spec)) ? undefined : statedNumber(written, spec);
  if (number !== undefined) return withAdditions(only(number), written, spec);
  const partial = mayBePartialRemoval(found) ? partialRemoval(written, spec) : undefined;
  return withAdditions(partial === undefined ? found : only(partial), written, spec);
}

/** By the readers of sentences and phrases or, if that is likelier, by tagged words. */
function readLikeliest(written: string, spec: AppSpec): ReadRequest {
  const rules = readByRules(written, spec);
  if (isChatter(written, spec, rules)) return { operations: [], nothing: [], unread: [] };
  const chosen = choose(written, spec, rules)?.request ?? rules;
  const found = withoutIdleReason(saysToKeep(fold(written)) ? withoutKept(chosen, spec) : chosen, written);
  const isUnread = found.operations.length === 0 && found.nothing.length === 0;
  const read: ReadRequest =
    isUnread && wantsFilterOnly(written, spec, rules.operations)
      ? { ...found, nothing: [{ kind: 'nothing', reason: 'filter', what: '' }], unread: [] }
      : found;
  return isOrderOnly(written, read.operations)
    ? { operations: [], nothing: [{ kind: 'nothing', reason: 'noSuchPart', what: '' }], unread: [] }
    : read;
}

/** "kaldırabilirsiniz". */
const allowsRemoval = /\b(?:kaldir|sil|cikar)\w{0,6}[ae]bilirsin(?:iz)?\b/;

/** "where do i put the deposit": a wish that looks like a question. */
export function asksForChange(written: string, spec: AppSpec): boolean {
  if (exactRequest(written, spec) !== undefined || readTold(written, spec) !== undefined) return true;
  const rules = readByRules(written, spec);
  const chosen = choose(written, spec, rules);
  // "fiyatı silersem geri gelir mi": who asks takes nothing away, unless it is allowed or among other wishes.
  const found = (chosen?.request ?? rules).operations;
  const text = fold(written).trim();
  const mayRemove =
    !hesitates(text) &&
    (allowsRemoval.test(text) || (!text.endsWith('?') && found.some(({ kind }) => kind === 'addField')));
  if (found.some(removesPart) && !mayRemove) return false;
  if (asksLoosely(written, spec)) return true;
  // What only sentences say of a question is often no wish.
  const operations = chosen === undefined || chosen.rank === -1 ? [] : chosen.request.operations;
  return (
    operations.length > 0 &&
    !isOrderOnly(written, operations) &&
    !namesImpossible(written, spec) &&
    chosen?.implausible === 0
  );
}
