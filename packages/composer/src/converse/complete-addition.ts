import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { withOptions } from './changes/add-choice.ts';
import { typedField } from './changes/lists/own-fields.ts';
import { isUnitWord } from './changes/unit.ts';
import { readFollowUp } from './follow-up.ts';
import { isPossible } from './is-possible.ts';
import { isImplausible, textsOf } from './loose/judge-request.ts';
import type { Operation } from './operation.ts';
import { readByRules } from './read-by-rules.ts';
import { saysRemoval } from './says-removal.ts';
import { fieldByPartOfLabel, likeliestTags, taggedAdditions } from './tagged/index.ts';

/** By how much the likeliest tags have to weigh more than the next ones, beside new parts or other changes. In the unit of the weights. */
const leastLead = { addition: 8, other: 20 };

/** Changes beside which people name further parts; rules, screens and texts are whole sentences. */
const isOfRows = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|renameEntity|setSort|setGroup|setColors|setScheme)$/.test(kind);

/** "içeceklere boy ekle": the rows that get something. */
const toRows = /^\S+l[ae]r[ae]$/;

/** "mola kısmı kavga çıkarıyor. iptal": a command that stands alone. */
const commandAlone = /^(?:iptal|sil|kaldir|cikar|gitsin|remove|delete|cancel|scrap)\w*$/;

const stemsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll('-', '')
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
  const isOfOthers = operations.every(({ kind }) => /^set(?:Colors|Scheme)$/.test(kind));
  if (main === undefined || isOfOthers || !operations.every(isOfRows)) return operations;
  // "delete shelf, add aisle": what shall go is no new part.
  const removes = operations.some(({ kind }) => kind === 'removeField');
  if (!removes && saysRemoval(fold(written))) return operations;
  const least = added.length === operations.length ? leastLead.addition : leastLead.other;
  const likeliest = likeliestTags(written, spec, () => readByRules(written, spec).operations);
  if (likeliest === undefined) return operations;
  const said = operations.flatMap((each) => textsOf(each, spec)).flatMap(stemsOf);
  const isSaid = (stem: string): boolean =>
    said.some((each) => each.startsWith(stem) || stem.startsWith(each));
  let current = { ...main, fields: [...main.fields, ...added.map(({ field }) => field)] };
  const more: Operation[] = [];
  for (const { text, options } of taggedAdditions(likeliest, least)) {
    const isNew =
      stemsOf(text).length > 0 &&
      !stemsOf(text).some(isSaid) &&
      fieldByPartOfLabel(text, spec) === undefined &&
      readFollowUp(text, spec).targets.length === 0 &&
      !toRows.test(fold(text)) &&
      !commandAlone.test(fold(text)) &&
      !isUnitWord(fold(text)) &&
      !isImplausible(text);
    const plain = isNew ? typedField(text, current, spec) : undefined;
    const operation = plain && options.length > 1 ? withOptions(plain, options, spec) : plain;
    if (operation === undefined) continue;
    more.push(operation);
    current = { ...current, fields: [...current.fields, operation.field] };
  }
  const all = [...operations, ...more];
  // An app has so many parts at most.
  return more.length > 0 && isPossible(spec, all) ? all : operations;
}
