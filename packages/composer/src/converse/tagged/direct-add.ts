import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { addNamedField } from '../changes/add-field.ts';
import { type Change, nameLimit } from '../changes/change.ts';
import { stemLength } from '../label-in-text.ts';

/** Articles, owners and words for the input itself, which labels do without. */
const noPart =
  /^(?:a|an|the|my|our|your|his|her|their|its|bir|bi|m[iu]|fields?|columns?|checkbox\w*|tick\w*|alan\w*|kutu\w*|kutucu\w*|tik\w*|sutun\w*|hanesi)$/;

/** What is shown or pressed, or the name of the app, but nothing that is written down. */
const noField =
  /^(?:bu )?(?:uygulama|program)\w* (?:adi|ismi)\w*$|^(?:the )?app name$|name of the app$| on the (?:card|list|screen)$|.(?: optional| required| zorunlu)$|(?:^| )(?:tabs?|screens?|pages?|buttons?|sekme\w*|ekran\w*|sayfa\w*|buton\w*|dugme\w*)$/;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words of a part by their first letters, without those for the rows that it belongs to. */
function stemsOf(text: string, { entities }: AppSpec): readonly string[] {
  const rows = new Set(
    entities.flatMap(({ one, many }) => wordsOf(`${one} ${many}`)).map((word) => word.slice(0, stemLength)),
  );
  const stems = wordsOf(text)
    .filter((word) => !noPart.test(word))
    .map((word) => word.slice(0, stemLength));
  const own = stems.filter((stem) => !rows.has(stem));
  return own.length > 0 ? own : stems;
}

/** Whether a label has a word: "E-mail" has "email", and "Not" the beginning of "notu". */
function isIn(label: string, stem: string): boolean {
  const plain = fold(label).replaceAll(/[^\p{L}\p{N} ]/gu, '');
  return plain.includes(stem) || plain.split(' ').some((word) => word.length > 2 && stem.startsWith(word));
}

/** Whether a field is added, or there already, whose label has the words of the part, and no other one. */
export function hasWords(change: Change | undefined, text: string, spec: AppSpec): boolean {
  if (change === undefined) return false;
  const labels =
    change.kind === 'operations'
      ? change.operations.flatMap((each) => (each.kind === 'addField' ? [each.field.label] : []))
      : change.reason === 'same'
        ? spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label))
        : [];
  const stems = stemsOf(text, spec);
  return (
    (change.kind === 'nothing' || labels.length === 1) &&
    labels.some((label) => stems.every((stem) => isIn(label, stem)))
  );
}

/** A part of the main rows with these words as its label, whatever else they may mean; its type by the words, unless it is another one. */
export function addDirectly(text: string, spec: AppSpec, isOther = false): Change | undefined {
  const [entity] = spec.entities;
  const label = upperCaseFirst(text.trim(), spec.language).slice(0, nameLimit);
  if (entity === undefined || !/\p{L}/u.test(label) || noField.test(fold(label))) return undefined;
  const named = addNamedField(text, entity, spec);
  if (!isOther && hasWords(named, text, spec)) return named;
  return addNamedField(text, entity, spec, label);
}
