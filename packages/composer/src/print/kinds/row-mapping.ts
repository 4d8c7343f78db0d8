import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { propertyOf } from '../entity/entity-names.ts';
import { displayValue } from '../entity/field-values.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';

/** How a property of the kit gets its value: shown as text, as it is, or as a list of tags, a number, a flag or a day. */
export type MappedAs = 'text' | 'raw' | 'tags' | 'number' | 'flag' | 'day' | 'moment';

const empties: Readonly<Record<MappedAs, string>> = {
  text: "''",
  raw: "''",
  tags: '[]',
  number: '0',
  flag: 'false',
  day: "''",
  moment: "''",
};

function valueOf(field: Field, as: MappedAs): string {
  const value = `row.${propertyOf(field)}`;
  switch (as) {
    case 'number':
      return field.type === 'boolean' ? `(${value} ? 1 : 0)` : `(${value} ?? 0)`;
    case 'day':
      return field.type === 'dateTime' ? `${value}.slice(0, 10)` : value;
    case 'moment':
      return field.type === 'dateTime' ? value : `\`\${${value}}T12:00\``;
    default:
      return value;
  }
}

/** Lines such as `text: row.body,` for the properties of a kit component, and the hooks that they need. */
export function printMapping(
  entity: Entity,
  fields: readonly (readonly [property: string, field: Field | undefined, as: MappedAs])[],
  module: SourceModule,
  context: PrintContext,
): { readonly rows: readonly string[]; readonly hooks: readonly string[] } {
  const hooks = new Set<string>();
  const rows = fields.map(([property, field, as]) => {
    if (field === undefined) return `${property}: ${empties[as]},`;
    if (as !== 'text') return `${property}: ${valueOf(field, as)},`;
    const value = displayValue(entity, field, 'row', module, context);
    for (const hook of value.hooks) hooks.add(hook);
    return `${property}: ${value.text},`;
  });
  return { rows, hooks: [...hooks] };
}
