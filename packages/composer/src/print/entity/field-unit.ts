import { singularEnglish } from '../../language/inflect-english.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { changesLanguage } from '../features/language-switch.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { quote } from '../text/quote.ts';
import { namesOf } from './entity-names.ts';

/** A text inside a template literal. */
export const escapeTemplate = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');

/** The unit of a single one, if it has a form of its own: 'person' of 'people'. */
function singularUnit(unit: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(unit)) return undefined;
  const one = singularEnglish(unit);
  return one === unit ? undefined : one;
}

/** A number with its unit, which is a text of the app. */
export function withUnit(
  formatted: string,
  entity: Entity,
  field: Field,
  module: SourceModule,
  { spec, strings }: Pick<PrintContext, 'spec' | 'strings'>,
): string {
  const { unit } = field;
  if (unit === undefined) return formatted;
  module.use('src/strings', 'strings');
  const { group } = namesOf(entity);
  const one = spec.language === 'en' ? singularUnit(unit) : undefined;
  // Of all languages the text is a function, because one of them may have a form for a single one.
  if (one !== undefined || changesLanguage(spec)) {
    const many = `\`\${count} ${escapeTemplate(unit)}\``;
    const code =
      one === undefined
        ? `(count: string) => ${many}`
        : `(count: string) => (count === '1' ? ${quote(`1 ${one}`)} : ${many})`;
    return `${strings.add(group, `${field.id}WithUnit`, { code })}(${formatted})`;
  }
  return `\`\${${formatted}} \${${strings.add(group, `${field.id}Unit`, unit)}}\``;
}
