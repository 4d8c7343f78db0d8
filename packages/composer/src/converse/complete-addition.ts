import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { typedField } from './changes/lists/own-fields.ts';
import { isImplausible } from './loose/judge-request.ts';
import type { Operation } from './operation.ts';
import { readByRules } from './read-by-rules.ts';
import { fieldByPartOfLabel, likeliestTags, taggedAdditions } from './tagged/index.ts';

/** Ways to tag a message that weigh less before the next one are not certain enough. In halves, as all weights. */
const leastLead = 8;

const stemsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4));

/** "I need line of goods: clothes, cosmetics. And next of kin": the new parts with those that only the likeliest tags find beside them. */
export function completeAddition(
  operations: readonly Operation[],
  written: string,
  spec: AppSpec,
): readonly Operation[] {
  const [main] = spec.entities;
  const added = operations.flatMap((each) => (each.kind === 'addField' ? [each] : []));
  if (main === undefined || added.length === 0 || added.length < operations.length) return operations;
  const likeliest = likeliestTags(written, spec, () => readByRules(written, spec).operations);
  if (likeliest === undefined || likeliest.lead < leastLead) return operations;
  const said = new Set(
    added.flatMap(({ field }) =>
      [field.label, ...(field.options ?? []).map(({ label }) => label)].flatMap(stemsOf),
    ),
  );
  let current = { ...main, fields: [...main.fields, ...added.map(({ field }) => field)] };
  const more: Operation[] = [];
  for (const text of taggedAdditions(likeliest)) {
    const isNew =
      stemsOf(text).length > 0 &&
      !stemsOf(text).some((stem) => said.has(stem)) &&
      fieldByPartOfLabel(text, spec) === undefined &&
      !isImplausible(text);
    const operation = isNew ? typedField(text, current, spec) : undefined;
    if (operation === undefined) continue;
    more.push(operation);
    current = { ...current, fields: [...current.fields, operation.field] };
  }
  return [...operations, ...more];
}
