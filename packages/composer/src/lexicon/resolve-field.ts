import type { Language } from '@kilim/contract';
import type { Field } from '../spec/field.ts';
import { fieldCatalogue } from './field-catalogue.ts';
import type { FieldUse, LexiconField } from './subject.ts';

/** The field of a use: a code of the catalogue, a code with changes, or a whole field. */
export function resolveField(use: FieldUse): LexiconField {
  if (typeof use === 'string') return expectCode(use);
  if (!('use' in use)) return use;
  const { use: code, ...changes } = use;
  const base = expectCode(code);
  if (changes.type === undefined || changes.type === base.type) return { ...base, ...changes };
  // A changed type keeps the name and the label only: unit, options and entity belong to the old type.
  return { id: base.id, label: base.label, ...changes, type: changes.type };
}

function expectCode(code: string): LexiconField {
  const field = fieldCatalogue[code];
  if (!field) throw new Error(`the field catalogue has no code ${code}`);
  return field;
}

/** The field in one language, as an app description has it. */
export function localiseField(field: LexiconField, language: Language): Field {
  const { label, unit, options, placeholder, isRequired, ...shared } = field;
  return {
    ...shared,
    isRequired: isRequired ?? false,
    label: label[language],
    ...(unit ? { unit: unit[language] } : {}),
    ...(placeholder ? { placeholder: placeholder[language] } : {}),
    ...(options ? { options: options.map((option) => ({ ...option, label: option.label[language] })) } : {}),
  };
}
