import type { Language } from '@kilim/contract';
import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { DraftEntity } from '../app-spec/draft-entity.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { StatedNumber } from './find-stated-numbers.ts';
import { hasNumberInLabel, isOfLabel, withNumbersInLabels } from './number-in-label.ts';

const stemLength = 4;
/** Words that are prices themselves: "Aidat 350 lira". */
const isOfMoney = /^(?:aidat|ucret|fiyat|tutar|kira|bedel|harc|yevmiye)/;
/** "Number of ovens" counts them; "Bench spot" does not. */
const countsThings = /\b(?:number|count|how many|of|say\w+|aded\w+|adet|miktar\w*|kac)\b/;
const sums = /^(?:tutar|toplam|ucret|total|amount|cost|price|charge|fiyat)/;
const goals = /^(?:hedef|goal|target)/;

const isCalled = ({ label }: LexiconField, language: Language, pattern: RegExp): boolean =>
  fold(label[language])
    .split(' ')
    .some((word) => pattern.test(word));

/** The number of the rows that a price is for: "Saat sayısı" for an hour, "Number of ovens" for an oven. */
function countOf(draft: DraftEntity, counted: string, language: Language): LexiconField | undefined {
  const stem = counted.slice(0, stemLength);
  return draft.fields.find(
    ({ type, formula, label }) =>
      /^(?:number|duration|text|time)$/.test(type) &&
      formula === undefined &&
      (countsThings.test(fold(label[language])) || !label[language].includes(' ')) &&
      fold(label[language])
        .split(' ')
        .some((word) => word.startsWith(stem)),
  );
}

const both = (text: string): LexiconField['label'] => ({ tr: text, en: text });

/** A row begins with the price and multiplies it. */
function withPrice(draft: DraftEntity, stated: StatedNumber, language: Language): DraftEntity {
  const counted = stated.counted ?? '';
  const noun = stated.noun ?? '';
  const listed = draft.fields.find(
    (field) => field.type === 'money' && hasNumberInLabel(field, stated.value, language),
  );
  const name = isOfMoney.test(fold(noun)) ? noun : language === 'tr' ? `${noun} ücreti` : `rate per ${noun}`;
  const rate: LexiconField = {
    id: 'unitRate',
    label: listed?.label ?? both(`${upperCaseFirst(name.trim(), language)} (${stated.written})`),
    type: 'money',
    initial: stated.value,
  };
  const count = countOf(draft, counted, language);
  const fields = draft.fields
    .filter((field) => field !== listed)
    .map((field) => (field === count ? asNumber(field) : field));
  if (count === undefined) return { ...draft, fields: [...fields, rate] };
  const formula = { kind: 'arithmetic', operator: 'times', left: count.id, right: rate.id } as const;
  const known = fields.find(
    (field) => field.type === 'money' && field.formula === undefined && isCalled(field, language, sums),
  );
  const sum: LexiconField =
    known === undefined
      ? { id: 'total', label: { tr: 'Tutar', en: 'Total' }, type: 'money', role: 'amount', formula }
      : { id: known.id, label: known.label, type: 'money', ...(known.role && { role: known.role }), formula };
  return { ...draft, fields: [...fields.filter((field) => field !== known), rate, sum] };
}

/** Hours that are multiplied are a number, no length of time. */
const asNumber = ({ id, label, isRequired }: LexiconField): LexiconField => ({
  id,
  label,
  type: 'number',
  minimum: 0,
  ...(isRequired && { isRequired }),
});

/** The field that shows a goal for which the rows have none. */
export const goalFieldId = 'goal';
const isMoney = /[$€£₺]|\b(?:pounds?|dollars?|naira|rupees?|euros?|quid|pence|lira|tl)\b/;
const limitFieldId = 'limitNumber';

/** The goal that new rows begin with, in its label too. */
function withGoal(draft: DraftEntity, stated: StatedNumber, language: Language): DraftEntity {
  const known = draft.fields.find(
    (field) => field.role !== 'target' && isCalled(field, language, goals) && field.type !== 'choice',
  );
  const listed = draft.fields.find((field) => hasNumberInLabel(field, stated.value, language));
  if (listed !== undefined)
    return {
      ...draft,
      fields: draft.fields.map((field) => (field === listed ? { ...listed, id: goalFieldId } : field)),
    };
  const name = language === 'tr' ? 'Hedef' : 'Goal';
  const goal: LexiconField = {
    id: known?.id ?? goalFieldId,
    label: both(`${known?.label[language] ?? name} (${stated.written})`),
    type: 'number',
    initial: stated.value,
  };
  return {
    ...draft,
    fields: known ? draft.fields.map((field) => (field === known ? goal : field)) : [...draft.fields, goal],
  };
}

const isCapacity =
  ({ value }: StatedNumber) =>
  ({ rules }: DraftEntity): boolean =>
    rules.some((rule) => rule.kind === 'capacity' && rule.capacity === value);

/** Rows without a number that the bound could be for have the bound itself. */
function withBound(draft: DraftEntity, stated: StatedNumber, language: Language): DraftEntity {
  const isCounted = (field: LexiconField): boolean =>
    /^(?:number|money|percent|duration)$/.test(field.type) && !isOfLabel(field, language);
  const isShown = draft.fields.some(
    (field) => isCounted(field) || hasNumberInLabel(field, stated.value, language),
  );
  if (isShown || stated.name === undefined) return draft;
  const limit: LexiconField = {
    id: limitFieldId,
    label: both(`${upperCaseFirst(lowerCase(stated.name, language), language)} (${stated.written})`),
    type: isMoney.test(fold(stated.written)) ? 'money' : 'number',
    initial: stated.value,
  };
  return { ...draft, fields: [...draft.fields, limit] };
}

/**
 * The first entity with the prices and goals that the description gives. Bounds are rules (`toBoundRule`) if the rows have a
 * number that they can be for.
 */
export function withStatedNumbers(
  drafts: readonly DraftEntity[],
  { statedNumbers = [], subject, language }: AppUnderstanding,
): DraftEntity[] {
  const [main, ...others] = drafts.map((draft) => withNumbersInLabels(draft, language));
  if (main === undefined) return [];
  const hasGoal = subject !== undefined && main.fields.some(({ role }) => role === 'target');
  const next = statedNumbers.reduce(
    (draft, stated) =>
      stated.kind === 'price'
        ? withPrice(draft, stated, language)
        : stated.kind === 'bound'
          ? drafts.some(isCapacity(stated))
            ? draft
            : withBound(draft, stated, language)
          : hasGoal
            ? draft
            : withGoal(draft, stated, language),
    main,
  );
  return [next, ...others];
}
