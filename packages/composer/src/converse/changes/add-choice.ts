import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { fieldSchema } from '../../spec/field.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds, removes } from '../verbs.ts';
import { readAddedFields } from './add-field.ts';
import type { ReadChange } from './change.ts';

type AddField = Extract<Operation, { kind: 'addField' }>;

const listed = '(?<list>[^:()]{3,240})';
/** A wish for a field, then what can be chosen. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<wish>.+?\\b(?:ekle\\p{L}*|koy\\p{L}*|olsun|lazım|lazim|gerek))\\s*[:(–-]\\s*${listed}\\)?\\s*[.!]?$`,
    'iu',
  ),
  new RegExp(
    `^(?<wish>.+?)\\s*[:(]\\s*${listed}\\)?\\s+(?<verb>ekle\\p{L}*|olsun|koy\\p{L}*)?\\s*[.!]?$`,
    'iu',
  ),
  new RegExp(
    `^(?<wish>.+?(?:seçeyim|seceyim|seçelim|secelim|seçilsin|secilsin))\\s*[:(]\\s*${listed}\\)?$`,
    'iu',
  ),
  new RegExp(
    `^(?<wish>(?:add|include|have|need|i want|we need)\\s.+?)\\s*(?:[:(]|with (?:the )?(?:options|choices):?|which can be|that can be)\\s*${listed}\\)?\\s*[.!]?$`,
    'iu',
  ),
];
/** "have cuisine with italian, turkish, mexican". */
const withList =
  /^(?<wish>(?:add|include|have|need|i want|we need)\s.{2,40}?) with (?<list>[^,:()]{2,30},[^:()]{3,200})$/iu;
const loose = /^(?<wish>.+?\b(?:ekle\p{L}*|koy\p{L}*))\s+(?<list>\p{L}{2,20}(?:\s+\p{L}{2,20}){2,7})$/iu;

/** Words at the end of labels of choices. */
const isKind =
  /(?:tur|tip|cins|cesi|durum|kategori|sekl|beden|boy|seviye|reng|yontem)\w* (?:alani )?(?:ekle|koy)\w*$/;

/** Whether the words are no parts of the app, verbs or words of place. */
function isPlain(list: string, { spec }: FollowUp): boolean {
  const { targets, has, reading } = readFollowUp(list, spec);
  return (
    targets.length === 0 &&
    !has(adds) &&
    !has(removes) &&
    !reading.words.some(({ folded }) => /(?:yap|al|olsun|sin|sun|icin|ile|gibi|[iu]yor\w*)$/.test(folded))
  );
}

/** "easy, medium or hard", "benzin dizel lpg". */
function splitList(list: string): readonly string[] {
  const isLoose = !/[,;/]|\s(?:ve|and|or|veya|ya da)\s/iu.test(list);
  return list
    .split(isLoose ? /\s+/u : /\s*[,;/]\s*|\s+(?:ve|and|or|veya|ya da)\s+/iu)
    .map((text) => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, '').replace(/^(?:or|and|ve|veya)\s+/iu, ''))
    .filter((text) => /\p{L}|\d/u.test(text))
    .slice(0, 24);
}

/** The added field as a choice of these texts; undefined if they are no options. */
export function withOptions(
  added: AddField,
  texts: readonly string[],
  { language, entities }: AppSpec,
): AddField | undefined {
  const ids = new Set<string>();
  const options = texts.map((text) => {
    const label = upperCaseFirst(text, language).slice(0, 40);
    const id = uniqueIdentifier(toIdentifier(label, 'option'), ids);
    ids.add(id);
    return { id, label };
  });
  const { options: _options, entity: _entity, unit: _unit, placeholder: _placeholder, ...rest } = added.field;
  const field = fieldSchema.safeParse({ ...rest, type: 'choice', options });
  if (!field.success) return undefined;
  const samples = entities.find(({ id }) => id === added.entity)?.samples ?? [];
  const column = samples.map((_, row) => options[row % options.length]?.id ?? null);
  return { ...added, field: field.data, column };
}

/** A choice with the options that the follow-up lists: "add difficulty: easy, medium, hard". */
export const readAddedChoice: ReadChange = (followUp: FollowUp) => {
  const { reading, spec } = followUp;
  for (const pattern of [...patterns, withList, loose]) {
    const groups = pattern.exec(reading.text)?.groups;
    if (groups === undefined) continue;
    const { wish = '', list = '', verb } = groups;
    const texts = splitList(list);
    // Without a mark, the words after the verb are options only if none of them means something else.
    const isLoose = pattern === loose;
    if (isLoose && (texts.length < 3 || !isKind.test(fold(wish)) || !isPlain(list, followUp))) continue;
    if (pattern === withList && !isPlain(list, followUp)) continue;
    if (texts.length < 3 && !/[,;/]|\s(?:ve|and|or|veya|ya da)\s/iu.test(list)) continue;
    if (texts.length < 2 || texts.some((text) => text.split(/\s+/).length > 4)) continue;
    const wanted = verb === undefined ? wish.replace(/^have\s/i, 'add ') : `${wish} ${verb}`;
    const added = readAddedFields(readFollowUp(wanted, spec));
    const [first, ...others] = added?.kind === 'operations' ? added.operations : [];
    if (first?.kind !== 'addField' || others.length > 0) continue;
    // Words that name parts of the app are no options: "add note, remove phone".
    if (texts.some((text) => /^(?:remove|delete|make|sil|kaldir)\b/.test(fold(text)))) continue;
    // "choose delivery or pickup" gives no other name.
    const isUnnamed = /^(?:choices?|secim\w*)$/.test(fold(first.field.label)) && texts.length === 2;
    const label = isUnnamed
      ? upperCaseFirst(`${texts[0]} ${spec.language === 'tr' ? 'veya' : 'or'} ${texts[1]}`, spec.language)
      : first.field.label;
    const operation = withOptions(
      { ...first, field: { ...first.field, label: label.slice(0, 60) } },
      texts,
      spec,
    );
    if (operation !== undefined) return { kind: 'operations', operations: [operation] };
  }
  return undefined;
};
