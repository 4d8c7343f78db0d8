import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field, FieldType } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { missingList } from '../changes/order.ts';
import { comparisons } from './comparisons.ts';
import { type FieldTarget, fieldByPartOfLabel } from './named-targets.ts';

/** The only field of the first of these types that the rows have; undefined for several of one type, of which any may be meant. */
function onlyOfType({ fields }: Entity, types: readonly FieldType[]): Field | undefined {
  for (const type of types) {
    const [field, ...others] = fields.filter((each) => each.type === type);
    if (field !== undefined) return others.length === 0 ? field : undefined;
  }
  return undefined;
}

/** The order that words which compare ask for: of the part that is named, or of the only one that they can compare. */
export function sortDirectly(
  written: string,
  target: FieldTarget | undefined,
  spec: AppSpec,
): Change | undefined {
  const text = fold(written);
  const compared = comparisons.find(({ words }) => words.test(text));
  const [main] = spec.entities;
  const named = target ?? fieldByPartOfLabel(compared ? text.replace(compared.words, ' ') : text, spec);
  const entity = named?.entity ?? main;
  if (compared === undefined || entity === undefined) return undefined;
  const isComparable =
    named !== undefined && !/^(?:text|longText|photo|choice|reference|boolean)$/.test(named.field.type);
  const field = isComparable ? named.field : onlyOfType(entity, compared.types);
  if (field === undefined) return undefined;
  const { direction } = compared;
  if (entity.sort?.field === field.id && entity.sort.direction === direction) return nothing('same');
  return operations(
    { kind: 'setSort', entity: entity.id, sort: { field: field.id, direction } },
    ...missingList(spec, entity, 'sort'),
  );
}
