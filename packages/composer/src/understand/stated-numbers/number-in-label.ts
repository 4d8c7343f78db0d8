import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { DraftEntity } from '../app-spec/draft-entity.ts';

const money = 'tl|lira|euro|eur|dollars?|pounds?|quid|naira|rupees?|rs|usd|bucks|pence|cents?|p|₺|€';
const measures =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|saniye|dakika|dk|saat|gün|hafta|ay|ml|cl|lt?|litres?|liters?|litre|g|gr|gram|grams|kg|kilos?|km|cm|mm|m|metres?|metre|miles?|people|persons?|kişi';
/** "Ders ücreti 600 lira", "Fine of 50p", "Limit 60 a day": what stands before a number, the number, and what it is for one of. */
const labelled = new RegExp(
  `^(?<before>[^\\d()]*[^\\d\\s()][^\\d()]*?)[ :=]+(?<amount>(?<sign>[$€£₺₹₦] ?)?(?<digits>\\d{1,7}(?:[.,]\\d{1,3})?)(?: ?(?<unit>${money}|${measures})(?![\\p{L}\\d]))?)(?<after>(?: \\p{L}+){0,4})$`,
  'iu',
);
/** "5000 naira each", "50p a go": an amount without a name. */
const nameless = new RegExp(
  `^(?<amount>(?<sign>[$€£₺₹₦] ?)?(?<digits>\\d{1,7}(?:[.,]\\d{1,3})?) ?(?<unit>${money})?)(?<after> (?:an?|per|each|every|basi|başı|başına)(?: \\p{L}+){0,2})$`,
  'iu',
);
const isMoney = new RegExp(`^(?:${money})$`, 'i');
const hundredth = /^(?:pence|cents?|p)$/i;
/** What a number without a unit may be for. */
const namesNumber =
  /\b(?:limit|max|maximum|cap|goal|target|price|fee|fine|rate|balance|contribution|hedef\w*|sinir\w*|ucret\w*|fiyat\w*|aidat\w*|en fazla|en cok|azami)\b/;
const ofPrice = /\b(?:price|fee|fine|balance|contribution|ucret\w*|fiyat\w*|aidat\w*)\b/;
const ofOne = /^ (?:an?|per|each|every|basi|basina)\b/;

const valueOf = (digits: string): number =>
  Number(/^\d{1,3}[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.'));

/** A part that is called by its number, with the number as what new rows begin with; undefined for any other part. */
export function numberInLabel(field: LexiconField, language: Language): LexiconField | undefined {
  if (field.formula !== undefined || field.options !== undefined) return undefined;
  const text = field.label[language];
  const own = labelled.exec(text) ?? nameless.exec(text);
  const {
    before = language === 'tr' ? 'Tutar' : 'Amount',
    amount = '',
    sign = '',
    digits = '',
    unit = '',
    after = '',
  } = own?.groups ?? {};
  const name = before.replace(/(?: (?:of|is|at))?[ :=]*$/i, '');
  const isNamed = namesNumber.test(fold(name)) || ofOne.test(fold(after));
  const isOfMoney = sign !== '' || isMoney.test(unit) || (unit === '' && ofPrice.test(fold(name)));
  const value = valueOf(digits) / (hundredth.test(unit) ? 100 : 1);
  // "Adres 2", "Top 10 songs": a number that only tells parts apart.
  if (digits === '' || (unit === '' && !isOfMoney && !isNamed) || !(value > 0)) return undefined;
  const label = `${name} (${amount.trim()}${after})`;
  const type = isOfMoney ? 'money' : 'number';
  return {
    id: field.id,
    label: { tr: label, en: label },
    type,
    initial: value,
    ...(type === field.type && field.role !== undefined && { role: field.role }),
  };
}

/** Whether a description lists the part with this number: "goal 40 lengths". */
export const hasNumberInLabel = (field: LexiconField, value: number, language: Language): boolean =>
  field.initial === value && isOfLabel(field, language);

/** Whether what new rows begin with is a part of the label. */
export const isOfLabel = ({ label, initial }: LexiconField, language: Language): boolean =>
  typeof initial === 'number' && /\(.*\d.*\)$/.test(label[language]);

const nameOf = ({ label }: LexiconField, language: Language): string =>
  fold(label[language].replace(/ \(.*\)$/, ''));

/** The rows with numbers beside the names of their parts; a part of the subject with this name begins with the number. */
export function withNumbersInLabels(draft: DraftEntity, language: Language): DraftEntity {
  const read = draft.fields.map((field) => ({ field, numbered: numberInLabel(field, language) }));
  const namesake = (numbered: LexiconField): LexiconField | undefined =>
    draft.fields.find(
      (field) =>
        field.type === numbered.type &&
        field.formula === undefined &&
        fold(field.label[language]) === nameOf(numbered, language),
    );
  const begun = new Map(
    read.flatMap(({ numbered }) => {
      const known = numbered && namesake(numbered);
      return numbered && known ? [[known, numbered] as const] : [];
    }),
  );
  const fields = read.flatMap(({ field, numbered }) => {
    const own = begun.get(field);
    if (own !== undefined) return [{ ...field, label: own.label, initial: own.initial }];
    return numbered === undefined ? [field] : [...begun.values()].includes(numbered) ? [] : [numbered];
  });
  return { ...draft, fields };
}
