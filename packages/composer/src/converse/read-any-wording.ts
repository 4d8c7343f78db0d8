import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { applyOperations, OperationError } from './apply-operation.ts';
import { judgeRequest } from './loose/judge-request.ts';
import type { Operation } from './operation.ts';
import { isOther, namesImpossible } from './other-messages.ts';
import { asksLoosely, type RuleReading, readByRules } from './read-by-rules.ts';
import { type ReadRequest, readWording } from './read-request.ts';
import { readTagged } from './tagged/index.ts';

/** Apps of one tool or game have no parts of rows. */
const hasRows = ({ archetype, entities }: AppSpec): boolean =>
  entities.length > 0 && !/^(?:tool|game|quiz)$/.test(archetype);

const readTags = (written: string, spec: AppSpec, rules: readonly Operation[]): ReadRequest | undefined =>
  readTagged(written, spec, rules, (text, current) => readWording(text, current, false));

/** What the readers of sentences are right about even if the tags say nothing of it. */
const isCertain = ({ kind }: Operation): boolean =>
  !/^(?:addField|changeField|moveField|renameEntity|addEntity|addScreen|changeScreen)$/.test(kind);

/** The tagged wishes, and what only the readers of sentences found. */
function withRest(tagged: ReadRequest, rules: readonly Operation[], spec: AppSpec): ReadRequest {
  const found = new Set(tagged.operations.map(({ kind }) => kind));
  let { operations } = tagged;
  for (const rule of rules) {
    if (!isCertain(rule) || found.has(rule.kind)) continue;
    try {
      applyOperations(spec, [...operations, rule]);
      operations = [...operations, rule];
    } catch (error) {
      // A part that the tagged wishes have changed.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return { ...tagged, operations };
}

/** Operations on rows: others are seldom a mistake. */
const isOfRows = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|moveField|setSort|setGroup|renameEntity|addEntity|addScreen)$/.test(
    kind,
  );

/** Sentences that are understood as a whole may be about so many fewer words of a message. */
const fewerWords = 1;

/** Whether the tagged wishes fit the words of a message better than what the readers of sentences found. */
function fitsBetter(written: string, spec: AppSpec, tagged: ReadRequest, rules: RuleReading): boolean {
  if (tagged.operations.length === 0) return false;
  if (rules.operations.length === 0) {
    const isAnswered = rules.nothing.some(({ reason }) => reason !== 'same' || rules.unread.length === 0);
    return !isAnswered && !namesImpossible(written, spec);
  }
  const before = judgeRequest(written, spec, rules.operations);
  const after = judgeRequest(written, spec, tagged.operations);
  if (after.implausible !== before.implausible) return after.implausible < before.implausible;
  if (rules.isWhole) return rules.operations.every(isOfRows) && after.covered > before.covered + fewerWords;
  return after.covered >= before.covered;
}

/** What a follow-up asks for: by the readers of sentences and phrases or, if that fits its words better, by tagged words. */
export function readAnyWording(written: string, spec: AppSpec): ReadRequest {
  const rules = readByRules(written, spec);
  const text = fold(written).replaceAll(/['’]/g, '');
  if (!hasRows(spec) || isOther(text)) return rules;
  const tagged = readTags(written, spec, rules.operations);
  return tagged !== undefined && fitsBetter(written, spec, tagged, rules)
    ? withRest(tagged, rules.operations, spec)
    : rules;
}

/** "where do i put the deposit": a wish that looks like a question. */
export function asksForChange(written: string, spec: AppSpec): boolean {
  if (asksLoosely(written, spec)) return true;
  const text = fold(written).replaceAll(/['’]/g, '');
  if (!hasRows(spec) || isOther(text)) return false;
  const operations = readTags(written, spec, readByRules(written, spec).operations)?.operations ?? [];
  return operations.length > 0 && judgeRequest(written, spec, operations).implausible === 0;
}
