import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { TagModel } from '../tagging/index.ts';
import { applyOperations, OperationError } from './apply-operation.ts';
import { withDependents } from './changes/remove-dependents.ts';
import type { TaggedWay } from './choose/index.ts';
import type { ReadSaid } from './loose/wish-list.ts';
import type { Operation } from './operation.ts';
import { hasOwnReader, namesApp } from './own-reader.ts';
import type { RuleReading } from './read-by-rules.ts';
import { type ReadRequest, readWording } from './read-request.ts';
import { saysRemoval } from './says-removal.ts';
import { readTagged } from './tagged/index.ts';

/** Apps of one tool or game have no parts of rows. */
export const hasRows = ({ archetype, entities }: AppSpec): boolean =>
  entities.length > 0 && !/^(?:tool|game|quiz)$/.test(archetype);

/** Operations that tagged words seldom stand for: the readers of sentences are right about them. */
const isCertain = ({ kind }: Operation): boolean =>
  !/^(?:addField|changeField|moveField|renameEntity|addEntity|addScreen|changeScreen|removeScreen|setCardStyle)$/.test(
    kind,
  );

/** The part that an operation is about. */
const partOf = (operation: Operation): string | undefined =>
  operation.kind === 'changeField'
    ? `${operation.entity}.${operation.field.id}`
    : operation.kind === 'removeField'
      ? `${operation.entity}.${operation.field}`
      : undefined;

/** Operations that give a part of the app a name. */
const isNaming = ({ kind }: Operation): boolean => kind === 'renameEntity' || kind === 'changeField';

const isOrderOf = (operation: Operation, field: string): boolean =>
  (operation.kind === 'setSort' && operation.sort?.field === field) ||
  (operation.kind === 'setGroup' && operation.groupBy === field);

/** The tagged wishes, and what only the readers of sentences found: also why a wish cannot be granted. */
export function withRest(
  written: string,
  tagged: ReadRequest,
  rules: ReadRequest,
  spec: AppSpec,
): ReadRequest {
  const kinds = new Set(tagged.operations.map(({ kind }) => kind));
  const parts = new Set(tagged.operations.map(partOf));
  let { operations } = tagged;
  for (const rule of rules.operations) {
    const part = partOf(rule);
    // "call it customer, not house": a new name of a part is none of the app.
    if (rule.kind === 'setName' && tagged.operations.some(isNaming) && !namesApp.test(fold(written)))
      continue;
    if (!isCertain(rule) || kinds.has(rule.kind) || (part !== undefined && parts.has(part))) continue;
    // "teslimler takvim üstünde de çıksın": what shall be seen elsewhere does not go.
    if (rule.kind === 'removeField' && !saysRemoval(fold(written))) continue;
    // "put the newest drop at the top": what the rows are sorted by stays.
    if (rule.kind === 'removeField' && tagged.operations.some((each) => isOrderOf(each, rule.field)))
      continue;
    // "picked from a list": values to choose from are no order.
    if (tagged.operations.some((each) => each.kind === 'changeField' && isOrderOf(rule, each.field.id)))
      continue;
    try {
      const next = withDependents(spec, [...operations, rule], written);
      applyOperations(spec, next);
      operations = next;
    } catch (error) {
      // Something that the tagged wishes have replaced.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  // What is said to be impossible is what the tagged wishes do instead, if the readers found nothing else.
  const replaced =
    rules.operations.length === 0
      ? /^(?:same|needed|noSuchPart|notPossible)$/
      : /^(?:same|needed|noSuchPart)$/;
  const reasons = rules.nothing.filter(({ reason }) => !replaced.test(reason));
  return { ...tagged, operations, nothing: [...tagged.nothing, ...reasons] };
}

/** Reads a sentence that tagged words are put into: by sentences only, so that it is not tagged again. */
export const readPart: ReadSaid = (said, current) => readWording(said, current, false);

/** What the likeliest ways to tag a message ask for; none if it has a reader of its own. */
export function waysByTags(
  written: string,
  spec: AppSpec,
  rules: RuleReading,
  model?: TagModel,
): readonly TaggedWay[] {
  const text = fold(written).replaceAll(/['’]/g, '');
  if (!hasRows(spec) || hasOwnReader(text, spec.language)) return [];
  return readTagged(written, spec, rules.operations, readPart, model).map(({ request, loss }) => ({
    // What sentences say of the parts is left out, not why nothing can be done.
    request: withRest(written, request, rules, spec),
    said: request.operations,
    loss,
  }));
}
