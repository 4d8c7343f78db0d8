import type { ProjectFiles, ReplyFile } from '@kilim/app-kit';
import { fold } from '../language/fold.ts';
import { mergeProject } from '../merge/merge-project.ts';
import { printApp } from '../print/print-app.ts';
import { type AppSpec, appSpecSchema } from '../spec/app-spec.ts';
import { checkSpec } from '../spec/read-spec.ts';
import { specPath } from '../spec/spec-path.ts';
import { numberAlone, removalAlone } from './alone.ts';
import { answerQuestion } from './answer-question.ts';
import { applyOperation, applyOperations, OperationError } from './apply-operation.ts';
import { readAutomation } from './changes/automation/automation.ts';
import { readCalendar } from './changes/calendar.ts';
import { readLook } from './changes/look.ts';
import { describeOperation } from './describe-operation.ts';
import { readEarlier } from './earlier/read-earlier.ts';
import { forgetLast, rememberChange } from './earlier/recent-changes.ts';
import { exactAddition, exactRequest } from './exact/index.ts';
import { readFollowUp } from './follow-up.ts';
import { namedParts } from './idioms/named-parts.ts';
import { type Operation, removesPart } from './operation.ts';
import { asksWhere } from './own-reader.ts';
import { plainRequest } from './plain-request.ts';
import { asksForChange, readAnyWording } from './read-any-wording.ts';
import { type ReadRequest, readOperations, readSaid, readSpoken, readTold } from './read-request.ts';
import { resolveReference, wishAfterQuestion, withoutPoliteMark } from './resolve-reference.ts';
import { statesWish } from './states-wish.ts';
import { type FollowUpTexts, followUpTexts } from './texts.ts';
import { asksPolitely, toldByTags } from './told-by-tags.ts';
import { usualWording } from './usual-wording.ts';
import { wishes } from './verbs.ts';

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

/** The screens of new rows, which the sentence about the rows names. */
const isPartOfList = (operation: Operation, all: readonly Operation[]): boolean =>
  operation.kind === 'addScreen' &&
  all.some((each) => each.kind === 'addEntity' && each.entity.id === operation.screen.entity);

/** New rows as the app calls them: by the title of their list. */
function asTitled(operation: Operation, all: readonly Operation[]): Operation {
  if (operation.kind !== 'addEntity') return operation;
  const { entity } = operation;
  const list = all.find(
    (each) => each.kind === 'addScreen' && each.screen.kind === 'list' && each.screen.entity === entity.id,
  );
  const title = list?.kind === 'addScreen' ? list.screen.title : entity.many;
  return { ...operation, entity: { ...entity, many: title } };
}

/**
 * Changes a composed app as a follow-up asks, or answers it in words. Edits by hand are merged; a file that was edited in
 * the same places keeps its content and is named. Undefined if the follow-up is not understood.
 */
export function converse(input: ConverseInput): Conversed | undefined {
  const usual = { ...input, prompt: usualWording(input.prompt) };
  return converseEarlier(usual) ?? converseAlone(usual);
}

/** Answers a follow-up that refers to the change before it; undefined for any other. */
function converseEarlier(input: ConverseInput): Conversed | undefined {
  const { prompt, spec } = input;
  try {
    const earlier = readEarlier(prompt, spec, readOperations);
    if (earlier === undefined) return undefined;
    const { language } = readFollowUp(prompt, spec).reading;
    const request = { operations: earlier.operations, nothing: [], unread: [] };
    return changeApp(input, request, followUpTexts[language], earlier.isUndo);
  } catch (error) {
    // The description was edited after the change, which cannot be taken back any more.
    if (!(error instanceof OperationError)) throw error;
    return undefined;
  }
}

/** Whether something is to be changed, or is so already. */
const isUnderstood = ({ operations, nothing }: ReadRequest): boolean =>
  operations.length > 0 || nothing.some(({ reason }) => reason === 'same');

/** "neden bazıları görünmüyor", "what happens if I drop my phone": who asks so wants nothing changed. */
const asksWhy =
  /^(?:(?:peki|ama|so|but|and|hi|hey|hello)[, ]+)*(?:(?:neden|niye|nicin)\b|why (?:is|are|does|do|did|cant|can t|wont|isnt|doesnt|was)\b|what (?:happens|if)\b)|\bne olu(?:r|yor)\s*\??$/;

/** "nabız ölçer bozuldu, kaldır": a command behind a complaint about something else. */
const commandsRemoval =
  /[,.;] ?(?:o |bu |onu |bunu )*(?:kaldir|sil|cikar)(?:in|iniz|alim|iver\w*|siniz)?\W*$/;

/** "can everything be hot pink??": a look in the form of a question. */
const asksForLook =
  /^(?:(?:please|hi|hey|also|and|so) )*(?:can|could) (?:we|you|it|this|everything|all|the app)\b/;

/** "could 'snack' become 'nibbles'?": another name in the form of a question. */
const asksForName =
  /^(?:please |hi |hello |hey |so |and )*(?:can|could|shall|should|may)\b.* (?:become|be|change|turn|read|say)\b/;

/** Whether only the tags of a message say that something is to be changed. */
const tellsChange = (prompt: string, spec: AppSpec): boolean =>
  (toldByTags(prompt, spec)?.operations.length ?? 0) > 0;

/** Answers a follow-up that does not refer to the change before it. */
function converseAlone({ prompt: asTyped, spec, files }: ConverseInput): Conversed | undefined {
  const typed = withoutPoliteMark(asTyped);
  const wish = wishAfterQuestion(typed);
  const isResolved = resolveReference(plainRequest(typed), spec) !== undefined;
  // "Could the word piece be replaced by anthem? We are a church choir.": the question is the wish.
  const isAsked =
    !isResolved &&
    wish !== undefined &&
    readOperations(wish, spec).length > 0 &&
    (!typed.includes('?') || !asksForChange(typed.slice(0, typed.indexOf('?')), spec));
  const prompt = isAsked ? wish : typed;
  const followUp = readFollowUp(prompt, spec);
  const text = followUpTexts[followUp.reading.language];
  const folded = fold(prompt);
  const isReasonAsked = asksWhy.test(folded) && !wishes.test(folded) && !asksWhere.test(folded);
  // "when …" begins a rule as well as a question.
  const isRule =
    !isReasonAsked &&
    !prompt.trim().endsWith('?') &&
    readAutomation(readFollowUp(plainRequest(prompt), spec)) !== undefined;
  const refersBack = resolveReference(plainRequest(prompt), spec);
  const isWish =
    // "missing accessories field?? half of mine lost theirs": what follows the question is no question.
    (!prompt.trim().endsWith('?') &&
      (readTold(prompt, spec) !== undefined || exactAddition(prompt, spec) !== undefined)) ||
    (!prompt.includes('?') &&
      namedParts(prompt, spec) !== undefined &&
      readOperations(prompt, spec).length > 0) ||
    (refersBack !== undefined && readOperations(prompt, spec).length > 0) ||
    (asksForName.test(folded) && exactRequest(prompt, spec)?.kind === 'operations') ||
    (!prompt.trim().endsWith('?') &&
      (numberAlone(prompt, spec) ?? removalAlone(prompt, spec)) !== undefined) ||
    readCalendar(followUp)?.kind === 'operations' ||
    (commandsRemoval.test(fold(prompt)) && readOperations(prompt, spec).some(removesPart)) ||
    (asksForLook.test(fold(prompt)) && readLook(followUp)?.kind === 'operations') ||
    (!prompt.includes('?') &&
      (readSaid(prompt, spec) !== undefined || (readSpoken(prompt, spec)?.operations.length ?? 0) > 0));
  const answer = isRule || (isWish && !isReasonAsked) ? undefined : answerQuestion(followUp);
  const isStated =
    answer !== undefined && statesWish(prompt, spec) && isUnderstood(readAnyWording(prompt, spec));
  if (answer !== undefined && isReasonAsked) return { kind: 'text', text: answer.text };
  const isTold =
    answer !== undefined &&
    !isStated &&
    ((answer.isGeneral && asksForChange(prompt, spec)) ||
      ((answer.isGeneral || asksPolitely.test(folded)) && tellsChange(prompt, spec)));
  if (answer !== undefined && !isStated && !isTold) return { kind: 'text', text: answer.text };
  try {
    const changed = changeApp({ prompt, spec, files }, readAnyWording(prompt, spec), text, false);
    return changed ?? (answer && { kind: 'text', text: answer.text });
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return { kind: 'text', text: text.needed };
  }
}

/** The app with the operations, merged with its files as they are. */
function changeApp(
  { prompt, spec, files }: ConverseInput,
  request: ReadRequest,
  text: FollowUpTexts,
  isUndo: boolean,
): Conversed | undefined {
  const { operations, unread } = request;
  const refusals = request.nothing.map(({ reason, what }) =>
    reason === 'notPossible' || reason === 'filtered' ? text[reason](what) : text[reason],
  );
  if (operations.length === 0) {
    return refusals.length === 0 ? undefined : { kind: 'text', text: [...new Set(refusals)].join(' ') };
  }
  let current = spec;
  const sentences: string[] = [];
  const steps: { operation: Operation; before: AppSpec }[] = [];
  for (const operation of operations) {
    const sentence = isPartOfList(operation, operations)
      ? ''
      : describeOperation(asTitled(operation, operations), current, text);
    if (sentence !== '') sentences.push(sentence);
    steps.push({ operation, before: current });
    current = applyOperation(current, operation).spec;
  }
  const { inverse } = applyOperations(spec, operations);
  if (checkSpec(current).length > 0) return { kind: 'text', text: text.needed };
  const changedSpec = isUndo ? forgetLast(current, spec) : rememberChange(spec, current, steps, inverse);
  // Properties in the order of the schema: a change that is taken back leaves the description byte by byte as it was.
  const remembered = appSpecSchema.parse(changedSpec);
  const { changes, conflicts } = mergeProject({
    previous: printApp(spec),
    current: files,
    next: printApp(remembered),
  });
  const changed = Object.keys(changes).filter((path) => path !== specPath);
  if (changed.length === 0 && conflicts.length === 0) {
    // The description differs, but no screen of this app shows the difference: an order of rows in a calendar.
    const isSame =
      JSON.stringify(current) === JSON.stringify(spec) || operations.every(({ kind }) => kind === 'setSort');
    const what = prompt.trim().slice(0, 60);
    return { kind: 'text', text: isSame ? text.same : text.notPossible(what) };
  }
  const unique = isUndo ? [text.undone] : [...new Set(sentences)];
  return {
    kind: 'changed',
    spec: remembered,
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
