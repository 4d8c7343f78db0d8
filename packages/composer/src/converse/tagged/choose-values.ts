import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { Change } from '../changes/change.ts';
import { chooseFrom } from '../changes/set-options.ts';
import { choosable } from './field-kinds.ts';
import { beside } from './span-words.ts';

/** The field as a choice of these texts, or with these beside those that it has if the message says so. */
export function chooseValues(
  entity: Entity,
  field: Field,
  texts: readonly string[],
  message: string,
  language: Language,
): Change | undefined {
  const known = (field.options ?? []).map(({ label }) => label);
  const isKnown = (each: string): boolean => known.some((label) => fold(label) === fold(each));
  const isAddition = known.length > 0 && beside.test(fold(message));
  const { entity: _, role: _role, unit: _unit, placeholder: _placeholder, ...plain } = field;
  const base = choosable.test(field.type) ? field : plain;
  return chooseFrom(
    entity,
    base,
    isAddition ? [...known, ...texts.filter((each) => !isKnown(each))] : texts,
    language,
  );
}
