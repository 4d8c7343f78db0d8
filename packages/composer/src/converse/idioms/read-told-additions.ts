import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { fieldSchema } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { showsWords, typedField } from '../changes/lists/own-fields.ts';
import { readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { plainRequest } from '../plain-request.ts';
import { plainText } from './read-idioms.ts';
import type { NewPart } from './told-addition.ts';
import { toldAdditionsEnglish } from './told-additions-english.ts';
import { toldAdditionsTurkish } from './told-additions-turkish.ts';

/** Longer sentences tell a story. */
const longestSentence = 300;

/** "mazot kaç litre gitti", "how many of them came": a number is the answer. */
const counted = /(?:^| )(?:kac(?:ar)? (?!numara|nolu|model)\S+|how many) /;

/** "…, bi de yumurta tarihi": what else is asked for. */
const another = /[,.;] ?(?:bi de|bir de|bide|birde|ayrica) /;

/** What is no reason, but wished besides. */
const otherWish =
  /\b(?:(?:secenek|sec[ei]l|secen|ekle|kaldir|cikar|degistir|sirala|grupla|koyal|koysa|yazal|girel)\w*|koy|sil|yap|yapalim|yerine|olsun|yazsin|baslasin|gelsin|add|remove|delete|drop|rename|change|sort|group|grouped|put|make|swap|hide|move|call)\b/;

/** The first way in which a text asks for parts. */
function partsIn(text: string, language: Language): readonly NewPart[] | undefined {
  const folded = fold(text);
  for (const { pattern, parts } of language === 'tr' ? toldAdditionsTurkish : toldAdditionsEnglish) {
    const indices = pattern.exec(folded)?.indices?.groups;
    if (indices === undefined) continue;
    const rest = indices['rest'] === undefined ? '' : folded.slice(...indices['rest']);
    if (otherWish.test(rest)) continue;
    const found = parts(
      Object.fromEntries(
        Object.entries(indices).map(([name, range]) => [
          name,
          range === undefined ? '' : text.slice(...range),
        ]),
      ),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The new part of the main rows; undefined if it is none, `same` if they have it. */
function addPart({ text, type, unit }: NewPart, spec: AppSpec): Operation | 'same' | undefined {
  const [entity] = spec.entities;
  if (entity === undefined) return undefined;
  if (entity.fields.some(({ label }) => showsWords(label, text) && showsWords(text, label))) return 'same';
  const added = typedField(text, entity, spec, type === 'boolean');
  const { label = '', type: own = 'text' } = added?.field ?? {};
  if (own === 'text' && type === undefined && counted.test(fold(label)))
    return addPart({ text, type: 'number' }, spec);
  if (added === undefined || (type === undefined && unit === undefined)) return added;
  const { options: _options, role: _role, ...field } = added.field;
  const parsed = fieldSchema.safeParse({
    ...field,
    ...(type !== undefined && { type }),
    ...(unit !== undefined && { label: `${field.label} (${unit})` }),
  });
  if (!parsed.success) return undefined;
  const column =
    type === undefined
      ? added.column
      : added.column.map((_, row) => (type === 'boolean' ? row % 2 === 0 : row + 1));
  return { ...added, field: parsed.data, column };
}

/** "müşteride referans diye bir alan": a part of other rows than the main ones. */
const namesOtherRows = (sentence: string, spec: AppSpec): boolean =>
  readFollowUp(sentence, spec).targets.some(
    ({ target }) => target.kind === 'entity' && target.entity.id !== spec.entities[0]?.id,
  );

/** The parts that a sentence asks for in a way that nothing else can mean. */
export function readToldAdditions(sentence: string, language: Language, spec: AppSpec): Change | undefined {
  if (sentence.length > longestSentence || another.test(fold(sentence))) return undefined;
  const parts = [plainRequest(sentence), sentence]
    .map((text) => partsIn(plainText(text), language))
    .find((found) => found !== undefined);
  if (parts === undefined || parts.length === 0 || namesOtherRows(sentence, spec)) return undefined;
  let current = spec;
  const found: Operation[] = [];
  for (const part of parts) {
    const added = addPart(part, current);
    if (added === undefined) return undefined;
    if (added === 'same' || added.kind !== 'addField') continue;
    found.push(added);
    const [entity, ...others] = current.entities;
    if (entity !== undefined)
      current = { ...current, entities: [{ ...entity, fields: [...entity.fields, added.field] }, ...others] };
  }
  return found.length === 0 ? nothing('same') : operations(...found);
}
