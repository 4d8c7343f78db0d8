import { fold } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import { goalInUnit } from '../../spec/daily-goal.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

const glasses = /^(?:(?:kac )?bardak|bardak sayisi|(?:number of )?(?:glass|glasses|cups))$/;
const counted = /^(?:bardak|glass|glasses|cups?)$/;
const units = { tr: 'bardak', en: 'glasses' } as const;
/** One glass. */
const millilitres = goalInUnit({ unit: 'ml', type: 'number' }, 1, 'glass');

const asAmount = ({ id, label, isRequired }: LexiconField): LexiconField => ({
  id,
  label,
  type: 'number',
  role: 'amount',
  unit: units,
  minimum: 0,
  ...(isRequired && { isRequired }),
});

/** Who counts the glasses that were drunk notes no millilitres: "su içme: saat, bardak", "günde 8 bardak". */
export function inGlasses(
  drafts: readonly DraftEntity[],
  { language, statedNumbers = [] }: AppUnderstanding,
): DraftEntity[] {
  const [main, ...others] = drafts;
  const amount = main?.fields.find(({ unit, type }) => type === 'number' && unit?.[language] === 'ml');
  if (main === undefined) return [...drafts];
  const said = main.fields.find(
    (field) =>
      field !== amount && /^(?:text|number)$/.test(field.type) && glasses.test(fold(field.label[language])),
  );
  if (amount === undefined) {
    const isOnly = main.fields.every(({ role }) => role !== 'amount' && role !== 'value');
    const fields = main.fields.map((field) => (field === said && isOnly ? asAmount(field) : field));
    return [{ ...main, fields }, ...others];
  }
  const isGoal = statedNumbers.some(({ kind, counted: noun = '' }) => kind === 'goal' && counted.test(noun));
  if (said === undefined && !isGoal) return [...drafts];
  const field: LexiconField = { ...amount, label: said?.label ?? amount.label, unit: units };
  const samples = main.samples.map((row) => {
    const { [amount.id]: value, ...rest } = row;
    return typeof value === 'number'
      ? { ...rest, [amount.id]: Math.max(1, Math.round(value / millilitres)) }
      : row;
  });
  const fields = main.fields.flatMap((each) => (each === amount ? [field] : each === said ? [] : [each]));
  return [{ ...main, fields, samples }, ...others];
}
