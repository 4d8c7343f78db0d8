import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { isQuestion } from './loose/is-question.ts';
import { judgeRequest } from './loose/judge-request.ts';
import { readLoose } from './loose/read-loose.ts';
import { type Operation, removesPart } from './operation.ts';
import { type ReadRequest, readRequest, readWording } from './read-request.ts';
import { keepsByKind, saysToKeep } from './says-removal.ts';
import { complains, undoes, wishes } from './verbs.ts';

const readPhrases = (written: string, spec: AppSpec): ReadRequest | undefined =>
  readLoose(written, spec, (text, current) => readWording(text, current, false));

/** Rules are read by their own reader. */
export const beginsRule = /^(?:when|if|whenever|eger) /;

/** What the readers make of a message. */
export interface RuleReading extends ReadRequest {
  /** Whether whole sentences explain all of it: operations, or a reason why there are none. */
  readonly isWhole: boolean;
}

/** Operations on parts of rows, whose labels can be compared with the words of the message. */
const isOfRows = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|moveField|setLayout)$/.test(kind);

/** What a follow-up asks for, read by whole sentences or, if that fits its words better, phrase by phrase. */
export function readByRules(written: string, spec: AppSpec): RuleReading {
  const request = readRequest(written, spec);
  const read = readLooser(written, spec, request);
  const isWhole = read === request && request.unread.length === 0;
  // "plaka hariç bir şey silme": nothing goes.
  const operations =
    saysToKeep(fold(written)) || keepsByKind(fold(written))
      ? read.operations.filter((operation) => !removesPart(operation))
      : read.operations;
  // "finished must be a tick" of what is one: nothing is left to do.
  const isSo = operations.length === 0 && read.operations.length > 0 && keepsByKind(fold(written));
  return {
    ...read,
    operations,
    isWhole,
    ...(isSo && { nothing: [{ kind: 'nothing', reason: 'same', what: '' }] }),
  };
}

function readLooser(written: string, spec: AppSpec, request: ReadRequest): ReadRequest {
  const text = fold(written).replaceAll(/['’]/g, '');
  if (beginsRule.test(text) || undoes.test(` ${text} `) || complains.test(` ${text} `) || isQuestion(text))
    return request;
  const loose = readPhrases(written, spec);
  if (loose === undefined) return request;
  const isAnswered = request.nothing.some(({ reason }) => reason !== 'needed') && request.unread.length === 0;
  if (request.operations.length === 0)
    return isAnswered || (request.nothing.length > 0 && loose.operations.length === 0) ? request : loose;
  const [before, after] = [request, loose].map(({ operations }) => judgeRequest(written, spec, operations));
  if (before === undefined || after === undefined) return request;
  const isBetter =
    after.implausible < before.implausible ||
    (after.implausible === before.implausible &&
      after.covered > before.covered &&
      (request.unread.length > 0 || (before.covered === 0 && request.operations.every(isOfRows))));
  return isBetter && loose.operations.length > 0 ? loose : request;
}

/** "nurse name where", "could the area be written too?": a wish that looks like a question. */
export function asksLoosely(prompt: string, spec: AppSpec): boolean {
  const text = fold(prompt).replaceAll(/['’]/g, '');
  const isComplaint = complains.test(` ${text} `) && !wishes.test(text);
  if (isQuestion(text) || beginsRule.test(text) || isComplaint) return false;
  const operations = readPhrases(prompt, spec)?.operations ?? [];
  return operations.length > 0 && judgeRequest(prompt, spec, operations).implausible === 0;
}
