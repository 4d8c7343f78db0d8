import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { readFollowUp } from './follow-up.ts';
import type { Operation } from './operation.ts';

const namesField = / (?:alan\w*|kutu\w*|field|fields|column|checkbox|input) /;

/** The choice whose options an operation changed. */
function changedChoice(operation: Operation | undefined, before: AppSpec): string | undefined {
  if (operation?.kind !== 'changeField') return undefined;
  const old = before.entities
    .find(({ id }) => id === operation.entity)
    ?.fields.find(({ id }) => id === operation.field.id);
  const hasOther = JSON.stringify(old?.options) !== JSON.stringify(operation.field.options);
  return hasOther && old !== undefined ? operation.field.label : undefined;
}

/**
 * "birime metre ekle koli de ekle", "remove work, add neighbours": what is added after an option is another option, unless it
 * is a known field. The wish in other words; undefined if it is no such wish.
 */
export function asOtherOption(
  clause: string,
  wanted: readonly Operation[],
  last: Operation | undefined,
  before: AppSpec,
): string | undefined {
  const [added, ...others] = wanted;
  if (added?.kind !== 'addField' || added.field.type !== 'text' || others.length > 0) return undefined;
  const choice = changedChoice(last, before);
  const { reading, has, targets } = readFollowUp(clause, before);
  if (choice === undefined || has(namesField) || targets.length > 0) return undefined;
  const { label } = added.field;
  const isKnown = reading.index.fields
    .findAll(reading.words)
    .some(({ text, isTypo }) => !isTypo && fold(text) === fold(label));
  if (isKnown) return undefined;
  return reading.language === 'tr'
    ? `${choice} seçeneklerine ${label} ekle`
    : `add ${label} to ${choice} options`;
}
