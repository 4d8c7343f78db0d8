import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { changesLanguage } from '../features/language-switch.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf } from './entity-names.ts';

/** A text inside a template literal. */
export const escapeTemplate = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');

/** A number with its unit as a template literal; the unit is a text of the app if the language can change. */
export function withUnit(
  formatted: string,
  entity: Entity,
  field: Field,
  module: SourceModule,
  { spec, strings }: Pick<PrintContext, 'spec' | 'strings'>,
): string {
  if (field.unit === undefined) return formatted;
  if (!changesLanguage(spec)) return `\`\${${formatted}} ${escapeTemplate(field.unit)}\``;
  module.use('src/strings', 'strings');
  const unit = strings.add(namesOf(entity).group, `${field.id}Unit`, field.unit);
  return `\`\${${formatted}} \${${unit}}\``;
}
