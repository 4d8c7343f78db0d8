import { toPascalCase } from '../../../language/identifiers.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, optionLabels, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import type { PrintContext } from '../../screen-kind.ts';
import { lines } from '../../text/indent.ts';
import type { ScreenWriter } from '../screen-writer.ts';

/** Fields whose values split the total: people, what was sold, the category. */
export const partFields = (entity: Entity): readonly Field[] =>
  [
    fieldOfRole(entity, 'person'),
    fieldOfRole(entity, 'service'),
    fieldOfRole(entity, 'resource'),
    fieldOfRole(entity, 'category', 'kind'),
    fieldOfRole(entity, 'status'),
    ...entity.fields.filter(({ type }) => type === 'choice'),
  ]
    .filter(
      (field, at, all): field is Field =>
        field !== undefined &&
        (field.type === 'choice' || field.type === 'reference') &&
        all.indexOf(field) === at,
    )
    .slice(0, 2);

/** Expression of the text for a value of the field in the variable `key`. */
function labelOf(field: Field, writer: ScreenWriter, context: PrintContext): string {
  if (field.type === 'choice')
    return `${writer.module.use(writer.names.modelPath, optionLabels(writer.entity, field))}[key as keyof typeof ${optionLabels(writer.entity, field)}]`;
  writer.show(field);
  return `${namesOf(context.entity(field.entity)).nameOf}(key)`;
}

/** Shares of the rows by one field; `rows` are those that count, with `value` for each. */
export function printParts(
  field: Field,
  value: string,
  writer: ScreenWriter,
  context: PrintContext,
  counted = 'inMonth',
): { readonly line: string; readonly jsx: string } {
  const { module, item, names } = writer;
  module.use('src/data/periods', 'largest');
  writer.ui('charts/Breakdown', 'SectionTitle', 'Card');
  const variable = `by${toPascalCase(field.id)}`;
  const title = context.strings.add(names.group, field.id, field.label);
  return {
    line: lines(
      `const ${variable} = largest(totalBy(${counted}, (${item}) => ${item}.${propertyOf(field)}, ${value}), 5).map(`,
      `  ([key, value]) => ({ key, label: ${labelOf(field, writer, context)} || strings.common.none, value }),`,
      ');',
    ),
    jsx: lines(
      `{${variable}.length > 0 ? (`,
      '  <>',
      `    <SectionTitle title={${title}} />`,
      '    <Card>',
      `      <Breakdown parts={${variable}} format={format} />`,
      '    </Card>',
      '  </>',
      ') : null}',
    ),
  };
}
