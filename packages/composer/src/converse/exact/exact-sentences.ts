import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { judgeRequest } from '../loose/judge-request.ts';
import type { Operation } from '../operation.ts';
import { wishes } from '../verbs.ts';
import { exactRequest } from './exact-request.ts';

/** Between two wishes of one message. */
const between =
  /[.;!\n]+\s+|,?\s+(?:bir de|bi de|bide|birde|ayrıca|ayrica|also|plus)\s+|,\s+(?:and|ve|then)\s+(?:also\s+)?|\s+and\s+(?=(?:add|make|put|remove|call|rename|sort|group)\s)/giu;
const mostSentences = 6;
/** Longer messages are descriptions. */
const longestMessage = 500;
/** What refers to another sentence cannot stand alone. */
const refersBack = /\b(?:it|that|them|those|one|onu|bunu|ona|buna|onun|bunun|yerine)\b/;

/** Reads a text that is no exact request. */
type ReadRest = (text: string, spec: AppSpec) => readonly Operation[];

/**
 * What a message asks for of which one sentence is an exact request, and every other a wish that stands alone: "slot options early,
 * middle, late. also make the app dark". Undefined for any other message.
 */
export function exactSentences(
  written: string,
  spec: AppSpec,
  readRest: ReadRest,
): readonly Operation[] | undefined {
  if (written.length > longestMessage) return undefined;
  const parts = written
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /\p{L}.* /u.test(part));
  if (parts.length < 2 || parts.length > mostSentences) return undefined;
  const isExact = parts.map((part) => exactRequest(part, spec)?.kind === 'operations');
  const others = parts.filter((_, at) => isExact[at] !== true).map((part) => fold(part));
  const standAlone = others.every(
    (part) => wishes.test(part) && !refersBack.test(part) && !part.includes('?'),
  );
  if (!isExact.includes(true) || !standAlone) return undefined;
  let current = spec;
  const found: Operation[] = [];
  for (const part of parts) {
    const exact = exactRequest(part, current);
    const operations = exact?.kind === 'operations' ? exact.operations : readRest(part, current);
    const isPlain = exact !== undefined || judgeRequest(part, current, operations).implausible === 0;
    if (operations.length === 0 || !isPlain) return undefined;
    found.push(...operations);
    current = applyOperations(current, operations).spec;
  }
  return found;
}
