import { lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toPascalCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf } from './entity-names.ts';
import { fieldById, isNumeric } from './entity-shape.ts';
import { formulaValue } from './field-values.ts';
import { formatterOf } from './number-value.ts';

/** The option of a list that shows how many rows there are, instead of the sum of a field. */
export const countOfRows = 'count';

/** Whether adding up the values of the field says something: a rating, a share or an age does not. */
export const canTotal = (field: Field): boolean =>
  isNumeric(field) &&
  field.type !== 'rating' &&
  field.type !== 'percent' &&
  field.formula?.kind !== 'age' &&
  !/year$|^(?:age|page|number)$/i.test(field.id);

/** A figure above the rows of a list, as code of its component. */
export interface RowTotal {
  readonly hooks: readonly string[];
  readonly jsx: string;
}

/** The figure that `wanted` names: 'count' or the id of a field; undefined without one. It follows the rows that are shown. */
export function printRowTotal(
  entity: Entity,
  wanted: string | undefined,
  { item, rows }: { readonly item: string; readonly rows: string },
  module: SourceModule,
  context: PrintContext,
): RowTotal | undefined {
  const { language } = context.spec;
  const { group } = namesOf(entity);
  const field = fieldById(entity, wanted);
  const isCount = wanted === countOfRows && field === undefined;
  if (!isCount && (field === undefined || !canTotal(field))) return undefined;
  // "Toplam kitap", "Total books".
  const what = field?.label ?? (language === 'tr' ? entity.one : entity.many);
  const text = language === 'tr' ? `Toplam ${lowerCase(what, 'tr')}` : `Total ${lowerCase(what, 'en')}`;
  const key = `total${toPascalCase(field?.id ?? entity.pluralId)}`;
  const label = context.strings.add(group, key, upperCaseFirst(text, language));
  module.use('src/ui/StatTiles', 'StatTiles');
  if (field === undefined)
    return {
      hooks: [],
      jsx: `<StatTiles tiles={[{ label: ${label}, value: String(${rows}.length) }]} />`,
    };
  const value = formulaValue(entity, field, item, module, context);
  const sum = `${module.use('src/data/numbers', 'sum')}(${rows}.map((${item}) => ${value.text}))`;
  const format = formatterOf(entity, field, module, context);
  const shown = format.includes('=>') ? `(${format})(${sum})` : `${format}(${sum})`;
  return {
    hooks: value.hooks,
    jsx: `<StatTiles tiles={[{ label: ${label}, value: ${shown} }]} />`,
  };
}
