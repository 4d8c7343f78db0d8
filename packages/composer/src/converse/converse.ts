import type { ProjectFiles, ReplyFile } from '@kilim/app-kit';
import { mergeProject } from '../merge/merge-project.ts';
import { printApp } from '../print/print-app.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { checkSpec } from '../spec/read-spec.ts';
import { specPath } from '../spec/spec-path.ts';
import { answerQuestion } from './answer-question.ts';
import { applyOperation, applyOperations, OperationError } from './apply-operation.ts';
import { readAddedChoice } from './changes/add-choice.ts';
import { readAddedFavourites } from './changes/add-favourites.ts';
import { readAddedFeature, readRemovedFeature } from './changes/add-feature.ts';
import { readAddedFields } from './changes/add-field.ts';
import { readAddedOption } from './changes/add-option.ts';
import { readAddedScreen } from './changes/add-screen.ts';
import { readName } from './changes/app-name.ts';
import { readAutomation, readRemovedRules } from './changes/automation/automation.ts';
import type { Change, ReadChange } from './changes/change.ts';
import { readRequired, readRetyped } from './changes/field-settings.ts';
import { readFirstDay } from './changes/first-day.ts';
import { readInitial } from './changes/initial.ts';
import { readListStyle } from './changes/list-style.ts';
import { readLook } from './changes/look.ts';
import { readMovedField } from './changes/move-field.ts';
import { readMovedOption } from './changes/move-option.ts';
import { readMoved, readSorted } from './changes/order.ts';
import { readOwnText, readWrittenText } from './changes/own-text.ts';
import { readRemoved } from './changes/remove.ts';
import { readRenamed } from './changes/rename.ts';
import { readRoleChange } from './changes/roles.ts';
import { readSamples } from './changes/samples.ts';
import { readSetOptions } from './changes/set-options.ts';
import { readOwnAction } from './changes/unchanged.ts';
import { readUnit } from './changes/unit.ts';
import { describeOperation } from './describe-operation.ts';
import { readFollowUp } from './follow-up.ts';
import type { Operation } from './operation.ts';
import { otherWording } from './other-wording.ts';
import { plainRequest } from './plain-request.ts';
import { resolveReference, wishAfterQuestion } from './resolve-reference.ts';
import { possibleSplits, splitClauses, verbLast } from './split-clauses.ts';
import { followUpTexts } from './texts.ts';

export interface ConverseInput {
  readonly prompt: string;
  readonly spec: AppSpec;
  readonly files: ProjectFiles;
}

/** A changed app, or words: an answer, or why nothing was changed. */
export type Conversed =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'changed';
      readonly spec: AppSpec;
      readonly operations: readonly Operation[];
      /** Operations that undo the change. */
      readonly inverse: readonly Operation[];
      readonly title: string;
      /** What changed in one or two sentences, and files that were left as they are. */
      readonly text: string;
      readonly changes: readonly string[];
      readonly files: Readonly<Record<string, ReplyFile>>;
    };

// The first that applies decides: the most specific wording first.
const structural: readonly ReadChange[] = [
  readRoleChange,
  readRemovedRules,
  readFirstDay,
  readSamples,
  readOwnAction,
  readInitial,
  readUnit,
  readListStyle,
  readMovedOption,
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
  readAddedFavourites,
  readAddedFeature,
  readAddedScreen,
  readAddedFields,
];

/** What one clause asks for; undefined if it is not understood. */
function readClause(written: string, spec: AppSpec): Change | undefined {
  const clause = verbLast(written, spec);
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

/** Two wishes of one clause, if each of them alone asks for a change. */
function splitWishes(clause: string, spec: AppSpec, rest = wishMaximum): readonly string[] {
  if (rest <= 1) return [clause];
  for (const [first, second] of possibleSplits(clause)) {
    const isBoth = [first, second].every((part) => readClause(part, spec)?.kind === 'operations');
    if (isBoth) return [first, ...splitWishes(second, spec, rest - 1)];
  }
  return [clause];
}

/** The wishes of a follow-up, each as its own text. */
export const listWishes = (prompt: string, spec: AppSpec): readonly string[] =>
  splitClauses(prompt, spec).flatMap((clause) => splitWishes(clause, spec));

interface ReadRequest {
  readonly operations: readonly Operation[];
  /** Of the clauses that change nothing. */
  readonly nothing: readonly Extract<Change, { kind: 'nothing' }>[];
  /** Clauses that were not understood, as they were typed. */
  readonly unread: readonly string[];
}

/** What a follow-up asks for; if nothing in it is understood, what it asks for in other words. */
function readRequest(prompt: string, spec: AppSpec): ReadRequest {
  const resolved = resolveReference(plainRequest(prompt), spec);
  const referred = resolved === undefined ? undefined : readWording(resolved, spec);
  if (referred !== undefined && referred.operations.length > 0) return referred;
  const request = readWording(prompt, spec);
  if (request.operations.length > 0 || request.nothing.length > 0) return request;
  const other = otherWording(prompt, readFollowUp(prompt, spec).reading.language);
  if (other === undefined) return request;
  const again = readWording(other, spec);
  return again.operations.length > 0 ? again : request;
}

function readWording(prompt: string, spec: AppSpec): ReadRequest {
  let current = spec;
  const operations: Operation[] = [];
  const nothing: Extract<Change, { kind: 'nothing' }>[] = [];
  const unread: string[] = [];
  const plain = plainRequest(prompt);
  // A rule has two verbs, which would be taken for two wishes.
  const rule = readAutomation(readFollowUp(plain, spec));
  if (rule?.kind === 'operations') return { operations: rule.operations, nothing, unread };
  if (rule !== undefined) return { operations, nothing: [rule], unread };
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
    const change = readClause(clause, current);
    if (change?.kind === 'operations') {
      try {
        current = applyOperations(current, change.operations).spec;
        operations.push(...change.operations);
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

/**
 * Changes a composed app as a follow-up asks, or answers it in words. Edits by hand are merged; a file that was edited in
 * the same places keeps its content and is named. Undefined if the follow-up is not understood.
 */
export function converse({ prompt: typed, spec, files }: ConverseInput): Conversed | undefined {
  const wish = wishAfterQuestion(typed);
  const isResolved = resolveReference(plainRequest(typed), spec) !== undefined;
  const isAsked = !isResolved && wish !== undefined && readOperations(wish, spec).length > 0;
  const prompt = isAsked ? wish : typed;
  const followUp = readFollowUp(prompt, spec);
  const text = followUpTexts[followUp.reading.language];
  // "when …" begins a rule as well as a question.
  const isRule =
    !prompt.trim().endsWith('?') && readAutomation(readFollowUp(plainRequest(prompt), spec)) !== undefined;
  const refersBack = resolveReference(plainRequest(prompt), spec);
  const isWish = refersBack !== undefined && readOperations(prompt, spec).length > 0;
  const answer = isRule || isWish ? undefined : answerQuestion(followUp);
  if (answer !== undefined) return { kind: 'text', text: answer };
  let request: ReadRequest;
  try {
    request = readRequest(prompt, spec);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return { kind: 'text', text: text.needed };
  }
  const { operations, unread } = request;
  const refusals = request.nothing.map(({ reason, what }) =>
    reason === 'notPossible' ? text.notPossible(what) : text[reason],
  );
  if (operations.length === 0) {
    return refusals.length === 0 ? undefined : { kind: 'text', text: [...new Set(refusals)].join(' ') };
  }
  let current = spec;
  const sentences: string[] = [];
  for (const operation of operations) {
    const sentence = describeOperation(operation, current, text);
    if (sentence !== '') sentences.push(sentence);
    current = applyOperation(current, operation).spec;
  }
  const { inverse } = applyOperations(spec, operations);
  if (checkSpec(current).length > 0) return { kind: 'text', text: text.needed };
  const { changes, conflicts } = mergeProject({
    previous: printApp(spec),
    current: files,
    next: printApp(current),
  });
  const changed = Object.keys(changes).filter((path) => path !== specPath);
  if (changed.length === 0 && conflicts.length === 0) {
    // The description differs, but no screen of this app shows the difference: an order of rows in a calendar.
    const isSame =
      JSON.stringify(current) === JSON.stringify(spec) || operations.every(({ kind }) => kind === 'setSort');
    const what = prompt.trim().slice(0, 60);
    return { kind: 'text', text: isSame ? text.same : text.notPossible(what) };
  }
  const unique = [...new Set(sentences)];
  return {
    kind: 'changed',
    spec: current,
    operations,
    inverse,
    title: unique[0]?.replace(/[.;].*$/s, '').slice(0, 80) ?? text.title,
    text: [
      ...unique,
      ...new Set(refusals),
      ...(unread.length > 0 ? [text.unread(unread.map((part) => `“${part.slice(0, 80)}”`).join(', '))] : []),
      ...(conflicts.length > 0 ? [text.conflicts(conflicts.join(', '))] : []),
    ].join(' '),
    changes: unique,
    files: changes,
  };
}
