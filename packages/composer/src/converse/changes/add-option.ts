import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { Range, Reading } from '../../understand/reading.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

interface NamedChoice {
  readonly entity: Entity;
  readonly field: Field;
  readonly range: Range;
}

const optionWord = / (?:option|options|choice|choices|secenek\w*|secene\w*|sik|siklar\w*) /;
const fieldWord = / (?:alan\w*|field|fields|column|input) /;

/** Words that are no part of the new options. */
const fillers =
  /^(?:ekle\w*|koy\w*|olsun|gelsin|getir\w*|olustur\w*|lazim|istiyorum|var|add|include|insert|put|create|need|want|have|to|the|a|an|for|option|options|choice|choices|secene\w*|sik|alanina|kismina|listesine|bir|bi|tane|in|as|yeni|new|another|diye|adinda|isminde|called|named|olarak|field|list|of|dropdown|status|should|must|could|include|have|be|contain|offer|sey|we|us|it|is|our|another|eklensin|konsun|yaz|yazsin|dursun|koyar|koyalim|secilebil\w*|eklenebil\w*|olabil\w*|da|de)$/;

/** Choices that the follow-up names by their label, or by a word of it: "the payment options" for "Payment method". */
function namedChoices({ reading, spec, targets, has }: FollowUp): readonly NamedChoice[] {
  const found = targets.flatMap(({ target, range }) =>
    target.kind === 'field' && target.field.type === 'choice'
      ? [{ entity: target.entity, field: target.field, range }]
      : [],
  );
  if (found.length > 0 || !has(optionWord)) return found;
  return spec.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const words = fold(field.label).split(' ');
      const at = reading.words.findIndex(({ folded }) => folded.length > 3 && words.includes(folded));
      return field.type === 'choice' && at !== -1 ? [{ entity, field, range: { from: at, to: at + 1 } }] : [];
    }),
  );
}

/** "duruma", "kategorilere", "to the status": the choice is what something is added to. */
function isGoal(reading: Reading, { field, range }: NamedChoice): boolean {
  if (reading.language === 'en')
    return (
      // "statuses should include on hold"
      (/^(?:should|must|could)$/.test(reading.folded(range.to)) &&
        /^(?:include|have|be|contain|offer)$/.test(reading.folded(range.to + 1))) ||
      /^(?:to|in|into|for|under)$/.test(reading.folded(range.from - 1)) ||
      /^(?:to|in|into|for|under)$/.test(reading.folded(range.from - 2))
    );
  if (reading.folded(range.to) === 'olarak') return true;
  const word = reading.folded(range.to - 1);
  const label = fold(field.label).split(' ').at(-1) ?? '';
  return /[ae]$/.test(word) && word.length > label.length;
}

/** "new category: Travel", "yeni kategori: Seyahat". */
const isAnnounced = (reading: Reading, { range }: NamedChoice): boolean =>
  reading.words[range.to]?.text === ':' &&
  /^(?:new|yeni|add|another|bir)$/.test(reading.folded(range.from - 1));

/** "kahve kategorisi ekle", "add coffee category": another word stands before the choice, which ends the phrase. */
function isHead(reading: Reading, { range }: NamedChoice): boolean {
  const rest = reading.words.slice(range.to);
  return range.from > 0 && rest.every(({ folded, kind }) => kind === 'mark' || fillers.test(folded));
}

/** "new status: on the way, lost": what stands after the colon is written as it is. */
const announcedTexts = (text: string): readonly string[] =>
  text
    .split(/\s*[,;/]\s*|\s+(?:ve|and|ile|or|veya|&)\s+/iu)
    .map((each) => each.replaceAll(/^[\s"']+|[\s"'.!]+$/g, '').replace(announcedEnd, ''))
    .filter((each) => /\p{L}|\d/u.test(each));

const announcedEnd = /\s+(?:ekle|olsun|koy|gelsin|please)$/iu;

/** Texts between the words that belong to the sentence, one for each option. */
function optionTexts(
  { reading, quoted, targets }: FollowUp,
  { range, entity }: NamedChoice,
): readonly string[] {
  if (quoted.length > 0) return quoted;
  const mark = reading.words[range.to];
  if (mark?.text === ':') return announcedTexts(reading.text.slice(mark.end));
  const isOther = (at: number): boolean =>
    (at >= range.from && at < range.to) ||
    targets.some(
      ({ target, range: each }) =>
        target.kind === 'entity' && target.entity.id === entity.id && at >= each.from && at < each.to,
    );
  const found: string[] = [];
  let from = -1;
  const end = (to: number): void => {
    if (from !== -1) found.push(reading.written({ from, to }));
    from = -1;
  };
  for (const [at, { folded, kind }] of reading.words.entries()) {
    const isJoin = kind === 'mark' || /^(?:ve|and|ile|or|veya|&)$/.test(folded);
    if (isJoin || isOther(at) || fillers.test(folded)) end(at);
    else if (from === -1) from = at;
  }
  end(reading.words.length);
  return found.map((text) => text.trim()).filter((text) => /\p{L}|\d/u.test(text));
}

/** "araca yakıt türü ekle": rows that get something, which is no option of other rows. */
function goalEntity({ targets, reading }: FollowUp): string | undefined {
  if (reading.language !== 'tr' || !/[^dt][ae]$/.test(reading.folded(0))) return undefined;
  const first = targets.find(
    ({ target, range }) => target.kind === 'entity' && range.from === 0 && range.to === 1,
  );
  const isChoice = targets.some(
    ({ target, range }) => range.from === 0 && target.kind === 'field' && target.field.type === 'choice',
  );
  return first?.target.kind === 'entity' && !isChoice ? first.target.entity.id : undefined;
}

/** One operation for each further option, because a reply names one; none for those that the choice has, or beyond what it can have. */
export function furtherOptions(
  entity: Entity,
  choice: Field,
  texts: readonly string[],
  { language }: AppSpec,
): readonly Operation[] {
  let field = choice;
  const column = entity.samples.map((row) => row[field.id] ?? null);
  const found: Operation[] = [];
  for (const text of texts.slice(0, 6)) {
    const label = upperCaseFirst(text, language).slice(0, 40);
    const known = field.options ?? [];
    if (known.some((option) => fold(option.label) === fold(label)) || known.length >= 24) continue;
    const id = uniqueIdentifier(toIdentifier(label, 'option'), new Set(known.map((option) => option.id)));
    field = { ...field, options: [...known, { id, label }] };
    found.push({ kind: 'changeField', entity: entity.id, field, column });
  }
  return found;
}

/** "durumlara 'iptal' ekle", "add cancelled to the status options", "kahve kategorisi ekle". */
export const readAddedOption: ReadChange = (followUp) => {
  const { reading, spec, has } = followUp;
  if (!has(adds)) return undefined;
  const isOption = has(optionWord);
  const goal = goalEntity(followUp);
  const choices = namedChoices(followUp).filter(({ entity }) => goal === undefined || entity.id === goal);
  const choice =
    choices.find((each) => isOption || isGoal(reading, each) || isAnnounced(reading, each)) ??
    (has(fieldWord) ? undefined : choices.find((each) => isHead(reading, each)));
  if (choice === undefined) return undefined;
  const texts = optionTexts(followUp, choice);
  if (texts.length === 0 || texts.some((text) => text.split(/\s+/).length > 4)) return undefined;
  const found = furtherOptions(choice.entity, choice.field, texts, spec);
  return found.length === 0 ? nothing('same') : operations(...found);
};
