import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import { type AppSpec } from '../spec/app-spec.ts';
import { applyOperations, OperationError } from './apply-operation.ts';
import { readAddedChoice } from './changes/add-choice.ts';
import { readAddedFavourites } from './changes/add-favourites.ts';
import { readAddedFeature, readRemovedFeature } from './changes/add-feature.ts';
import { readAddedFields } from './changes/add-field.ts';
import { readAddedOption } from './changes/add-option.ts';
import { readAddedScreen } from './changes/add-screen.ts';
import { readAppIcon } from './changes/app-icon.ts';
import { readName } from './changes/app-name.ts';
import { readAutomation, readRemovedRules } from './changes/automation/automation.ts';
import { readCalendar } from './changes/calendar.ts';
import type { Change, ReadChange } from './changes/change.ts';
import { readComputedAge } from './changes/computed-age.ts';
import { readRequired, readRetyped } from './changes/field-settings.ts';
import { readFiltered } from './changes/filter.ts';
import { readFirstDay } from './changes/first-day.ts';
import { readInitial } from './changes/initial.ts';
import { readLimits } from './changes/limits.ts';
import { readListStyle } from './changes/list-style.ts';
import { readAddedList } from './changes/lists/add-list.ts';
import { readLook } from './changes/look.ts';
import { readMarkedRows } from './changes/marked-rows.ts';
import { readMovedField } from './changes/move-field.ts';
import { readMovedOption } from './changes/move-option.ts';
import { readCapacity, readNoDouble } from './changes/no-double.ts';
import { readMoved, readSorted } from './changes/order.ts';
import { readOwnText, readWrittenText } from './changes/own-text.ts';
import { readPlacedField } from './changes/placed-field.ts';
import { readPlay } from './changes/play.ts';
import { readRemoved } from './changes/remove.ts';
import { withDependents } from './changes/remove-dependents.ts';
import { readRenamed } from './changes/rename.ts';
import { readRoleChange } from './changes/roles.ts';
import { readRuleNumber } from './changes/rule-number.ts';
import { readSamples } from './changes/samples.ts';
import { readSetOptions } from './changes/set-options.ts';
import { readSummary } from './changes/summary.ts';
import { readToolNumber } from './changes/tool-number.ts';
import { readTotal } from './changes/total.ts';
import { readOwnAction } from './changes/unchanged.ts';
import { readUnit } from './changes/unit.ts';
import { asOtherOption } from './continue-options.ts';
import { readFollowUp } from './follow-up.ts';
import { barePartsEnglish } from './idioms/bare-parts-english.ts';
import { barePartsTurkish } from './idioms/bare-parts-turkish.ts';
import { completeVerbs } from './idioms/complete-verbs.ts';
import { readIdiom } from './idioms/idioms.ts';
import { namedParts } from './idioms/named-parts.ts';
import { numberedWishes } from './idioms/numbered-wishes.ts';
import { plainText, readIdioms } from './idioms/read-idioms.ts';
import { readToldAdditions } from './idioms/read-told-additions.ts';
import { sentencesAlone } from './idioms/sentence-alone.ts';
import { spokenEnglish } from './idioms/spoken-english.ts';
import { spokenTurkish } from './idioms/spoken-turkish.ts';
import { toldPartsEnglish } from './idioms/told-parts-english.ts';
import { toldPartsTurkish } from './idioms/told-parts-turkish.ts';
import { withoutReason } from './idioms/without-reason.ts';
import type { Operation } from './operation.ts';
import { otherWording } from './other-wording.ts';
import { plainRequest } from './plain-request.ts';
import { resolveReference } from './resolve-reference.ts';
import { possibleSplits, splitClauses, verbLast } from './split-clauses.ts';
import { largerText, staysOtherwise } from './verbs.ts';

// The first that applies decides: the most specific wording first.
const structural: readonly ReadChange[] = [
  readRoleChange,
  readRemovedRules,
  readFirstDay,
  readPlay,
  readSamples,
  readAppIcon,
  readOwnAction,
  readNoDouble,
  readCapacity,
  readComputedAge,
  readRuleNumber,
  readToolNumber,
  readLimits,
  readFiltered,
  readSummary,
  readTotal,
  readInitial,
  readUnit,
  readListStyle,
  readMovedOption,
  readPlacedField,
  readMovedField,
  readName,
  readMoved,
  readRequired,
  readWrittenText,
  readRenamed,
  readOwnText,
  readSorted,
  readAddedOption,
  readAddedChoice,
  readRetyped,
  readRemovedFeature,
  readRemoved,
  readCalendar,
  readAddedFavourites,
  readAddedFeature,
  readAddedList,
  readAddedScreen,
  readAddedFields,
];

/** What one clause asks for; undefined if it is not understood. */
function readClause(written: string, spec: AppSpec): Change | undefined {
  const clause = verbLast(written, spec);
  // "show expired ones in red" is no colour of the app.
  const marked = readMarkedRows(readFollowUp(clause, spec));
  if (marked !== undefined) return marked;
  const look = readLook(readFollowUp(clause, spec));
  if (look !== undefined) return look;
  for (const read of structural) {
    // Each reads from the start, because reading marks words as used.
    const change = read(readFollowUp(clause, spec));
    if (change !== undefined) return change;
  }
  return undefined;
}

const wishMaximum = 6;

/** Two wishes of one clause, if each of them alone asks for a change, or the first and what stands behind a comma. */
function splitWishes(clause: string, spec: AppSpec, rest = wishMaximum): readonly string[] {
  if (rest <= 1) return [clause];
  const asksForChange = (part: string): boolean => readClause(part, spec)?.kind === 'operations';
  const splits = possibleSplits(clause);
  const [first, second] = splits.find((parts) => parts.every(asksForChange)) ?? [];
  if (first !== undefined && second !== undefined) return [first, ...splitWishes(second, spec, rest - 1)];
  if (!clause.includes(',') || readClause(clause, spec) !== undefined) return [clause];
  const [known, unknown] = splits.find(([part]) => asksForChange(part)) ?? [];
  return known === undefined || unknown === undefined ? [clause] : [known, unknown];
}

/** The wishes of a follow-up, each as its own text. */
export const listWishes = (prompt: string, spec: AppSpec): readonly string[] =>
  splitClauses(prompt, spec).flatMap((clause) => splitWishes(clause, spec));

/** What a follow-up asks for. */
export interface ReadRequest {
  readonly operations: readonly Operation[];
  /** Of the clauses that change nothing. */
  readonly nothing: readonly Extract<Change, { kind: 'nothing' }>[];
  /** Clauses that were not understood, as they were typed. */
  readonly unread: readonly string[];
}

/** "sort by year, oldest first": the direction of the order before it. */
function otherDirection(clause: string, last: Operation | undefined): Change | undefined {
  const isFirstUp =
    /^(?:the )?(?:oldest|earliest|lowest|smallest|cheapest|shortest|ascending|eskiden yeniye|kucukten buyuge|artan)(?: ones?)?(?: (?:first|on top|at the top))?$/i;
  const isFirstDown =
    /^(?:the )?(?:newest|latest|highest|biggest|largest|longest|descending|yeniden eskiye|buyukten kucuge|azalan)(?: ones?)?(?: (?:first|on top|at the top))?$/i;
  const text = fold(clause.trim()).replace(/[.!]+$/, '');
  if (last?.kind !== 'setSort' || last.sort === undefined) return undefined;
  const direction = isFirstUp.test(text) ? 'ascending' : isFirstDown.test(text) ? 'descending' : undefined;
  if (direction === undefined) return undefined;
  if (direction === last.sort.direction) return { kind: 'operations', operations: [] };
  return { kind: 'operations', operations: [{ ...last, sort: { ...last.sort, direction } }] };
}

/** What a clause asks for after what was asked for before it in the same message. */
function readContinued(
  clause: string,
  current: AppSpec,
  last: Operation | undefined,
  before: AppSpec,
): Change | undefined {
  const turned = otherDirection(clause, last);
  if (turned !== undefined) return turned;
  const change = readClause(clause, current);
  const other =
    change?.kind === 'operations' ? asOtherOption(clause, change.operations, last, before) : undefined;
  return other === undefined ? change : (readClause(other, current) ?? change);
}

/** "add a supplier, rename km to mileage, and the price": a noun after other wishes is a field that is added. */
function readBareField(clause: string, spec: AppSpec, before: readonly Operation[]): Change | undefined {
  const noun = clause.trim().replace(/^(?:and|also|plus|ve|ayrıca|bir de|bi de|bide) /iu, '');
  if (!before.some(({ kind }) => kind === 'addField') || !/^\p{L}+(?: \p{L}+){0,2}[.!]?$/u.test(noun))
    return undefined;
  const added = readAddedFields(readFollowUp(spec.language === 'tr' ? `${noun} ekle` : `add ${noun}`, spec));
  return added?.kind === 'operations' ? added : undefined;
}

/** What a follow-up tells of in a way that nothing else can mean: the first saying of which every wish is understood. */
export function readTold(prompt: string, spec: AppSpec): ReadRequest | undefined {
  const { language } = readFollowUp(prompt, spec).reading;
  const read = readToldParts(prompt, language, spec);
  if (read !== undefined) return read;
  for (const sentence of [prompt, ...sentencesAlone(prompt)]) {
    const change = readToldAdditions(sentence, language, spec);
    if (change?.kind === 'operations') return { operations: change.operations, nothing: [], unread: [] };
    if (change !== undefined) return { operations: [], nothing: [change], unread: [] };
  }
  return undefined;
}

function readToldParts(prompt: string, language: Language, spec: AppSpec): ReadRequest | undefined {
  const sayings = language === 'tr' ? toldPartsTurkish : toldPartsEnglish;
  for (const { wishes } of readIdioms(sayings, plainText(plainRequest(prompt)), spec)) {
    // "the pet's breed": other readers know the apostrophe.
    if (wishes.some((wish) => /\p{L} s \p{L}/u.test(wish))) continue;
    const read = readWishes(wishes, spec);
    if (read !== undefined) return read;
    const reasons = wishes.map((wish) => readWording(wish, spec, false).nothing[0]);
    if (reasons.every((each) => each?.reason === 'same'))
      return { operations: [], nothing: [{ kind: 'nothing', reason: 'same', what: '' }], unread: [] };
  }
  return undefined;
}

/** What a follow-up asks for that is a common saying or leaves out verbs, if each of its wishes is understood. */
export function readSaid(prompt: string, spec: AppSpec): ReadRequest | undefined {
  const said = readIdiom(plainRequest(prompt), spec);
  const wishes = said?.wishes ?? completeVerbs(prompt, spec);
  if (wishes === undefined) return undefined;
  if (said?.isOnly !== true) return readWishes(wishes, spec);
  for (const wish of wishes) {
    const read = readWording(wish, spec);
    if (read.operations.length === 0) return read;
  }
  return readWishes(wishes, spec);
}

/** The operations of wishes one after another; undefined unless each is understood as a whole. */
function readWishes(wishes: readonly string[], spec: AppSpec): ReadRequest | undefined {
  let current = spec;
  const operations: Operation[] = [];
  for (const wish of wishes) {
    const read = readWording(wish, current, false);
    const isSo = read.nothing.length === 1 && read.nothing[0]?.reason === 'same';
    if ((read.operations.length === 0 && !isSo) || read.unread.length > 0) return undefined;
    operations.push(...read.operations);
    current = applyOperations(current, read.operations).spec;
  }
  return operations.length === 0 ? undefined : { operations, nothing: [], unread: [] };
}

/** Whether all of a follow-up is understood, as something that changes the app. */
const isWhole = ({ operations, unread, nothing }: ReadRequest): boolean =>
  operations.length > 0 && unread.length === 0 && nothing.length === 0;

/** "1. humidity 2. photo 3. newest on top": undefined unless each wish is understood. */
const readNumbered = (prompt: string, spec: AppSpec): ReadRequest | undefined => {
  const wishes = numberedWishes(prompt, readFollowUp(prompt, spec).reading.language);
  return wishes === undefined ? undefined : readWishes(wishes, spec);
};

/** What a follow-up asks for; if not all of it is understood, what it asks for in other words. */
export function readRequest(written: string, spec: AppSpec): ReadRequest {
  const prompt = withoutReason(written);
  const listed = readNumbered(prompt, spec);
  if (listed !== undefined) return listed;
  const said = readSaid(prompt, spec);
  if (said !== undefined) return said;
  const resolved = resolveReference(plainRequest(prompt), spec);
  const referred = resolved === undefined ? undefined : readWording(resolved, spec);
  if (referred !== undefined && referred.operations.length > 0) return referred;
  const request = readWording(prompt, spec);
  if (isWhole(request)) return request;
  const isUnread = request.operations.length === 0 && request.nothing.length === 0;
  const other = isUnread
    ? (otherWording(prompt, readFollowUp(prompt, spec).reading.language) ?? namedParts(prompt, spec))
    : undefined;
  const again = other === undefined ? undefined : readWording(other, spec);
  if (again !== undefined && again.operations.length > 0) return again;
  const spoken = readSpoken(prompt, spec);
  return spoken !== undefined && (isUnread || isWhole(spoken)) ? spoken : request;
}

/** What a follow-up asks for in spoken words: the first saying of which every wish is understood, or is so already. */
export function readSpoken(prompt: string, spec: AppSpec): ReadRequest | undefined {
  const { language } = readFollowUp(prompt, spec).reading;
  const sayings =
    language === 'tr' ? [...spokenTurkish, ...barePartsTurkish] : [...spokenEnglish, ...barePartsEnglish];
  let isSo: ReadRequest | undefined;
  for (const { wishes } of readIdioms(sayings, plainText(plainRequest(prompt)), spec)) {
    const read = readWishes(wishes, spec);
    if (read !== undefined) return read;
    const [wish = ''] = wishes;
    const only = wishes.length === 1 ? readWording(wish, spec, false) : undefined;
    if (only?.nothing[0]?.reason === 'same') isSo ??= only;
  }
  return isSo;
}

/** Words of a message with one wish. */
const shortMessage = 12;

/** What a follow-up asks for in the words that the readers have, and its clauses in other words if `mayRephrase`. */
export function readWording(prompt: string, spec: AppSpec, mayRephrase = true): ReadRequest {
  let current = spec;
  const operations: Operation[] = [];
  const nothing: Extract<Change, { kind: 'nothing' }>[] = [];
  const unread: string[] = [];
  const plain = plainRequest(prompt);
  // A rule has two verbs, which would be taken for two wishes.
  const rule = readAutomation(readFollowUp(plain, spec));
  if (rule?.kind === 'operations') return { operations: rule.operations, nothing, unread };
  if (rule !== undefined) return { operations, nothing: [rule], unread };
  // "yazılar karınca duası gibi, büyüt": the verb stands alone behind the comma.
  const { words: all, index } = readFollowUp(plain, spec).reading;
  const words = all.filter(({ kind }) => kind === 'word');
  const said = words.map(({ folded }) => folded).join(' ');
  const size =
    words.length <= shortMessage && largerText.test(` ${said} `) && index.colours.findAll(all).length === 0
      ? readLook(readFollowUp(said, spec))
      : undefined;
  if (size?.kind === 'operations') return { operations: size.operations, nothing, unread };
  // A list and a choice among its rows are one wish: the choice needs the list.
  const list = readAddedList(readFollowUp(plain, spec));
  if (list?.kind === 'operations') return { operations: list.operations, nothing, unread };
  // Lists after a colon would be taken for several wishes.
  const choice = (
    plain.includes(':')
      ? [readName, readSamples, readSetOptions, readAddedChoice]
      : [readSamples, readSetOptions, readAddedChoice]
  )
    .map((read) => read(readFollowUp(plain, spec)))
    .find((change) => change !== undefined);
  if (choice?.kind === 'operations') return { operations: choice.operations, nothing, unread };
  for (const clause of listWishes(plain, spec)) {
    const read = readContinued(clause, current, operations.at(-1), spec);
    const change =
      read ?? (mayRephrase && clause !== plain ? readBareField(clause, current, operations) : undefined);
    const spoken =
      change === undefined && mayRephrase && clause !== plain ? readSpoken(clause, current) : undefined;
    if (spoken !== undefined && spoken.operations.length > 0) {
      current = applyOperations(current, spoken.operations).spec;
      operations.push(...spoken.operations);
      continue;
    }
    if (change?.kind === 'operations') {
      try {
        const named = staysOtherwise.test(fold(clause)) ? '' : clause;
        const all = withDependents(current, change.operations, named);
        current = applyOperations(current, all).spec;
        operations.push(...all);
      } catch (error) {
        if (!(error instanceof OperationError)) throw error;
        nothing.push({ kind: 'nothing', reason: 'needed', what: '' });
      }
    } else if (change !== undefined) nothing.push(change);
    else unread.push(clause);
  }
  return { operations, nothing, unread };
}

/** The operations that a follow-up asks for; empty if it asks for none or they do not fit the app. */
export function readOperations(prompt: string, spec: AppSpec): readonly Operation[] {
  try {
    return readRequest(prompt, spec).operations;
  } catch (error) {
    if (error instanceof OperationError) return [];
    throw error;
  }
}
