import { fold } from '../../language/fold.ts';
import { type Calculation, calculationSchema } from '../../spec/calculation.ts';
import { nothing, operations, type ReadChange } from './change.ts';

type Input = Calculation['inputs'][number];

/** What a price or a rate for one unit is called. */
const rate =
  / (?:rate|price|fee|cost|per|an hour|a mile|lira|tl|euro|dollars?|pounds?|ucret\w*|fiyat\w*|basi\w*|birim\w*) /;
const isRate = ({ label, unit }: Input): boolean =>
  unit === 'money' || /(?:per unit|rate|price|birim|ucret|fiyat)/.test(fold(label));
const isPercent = ({ unit }: Input): boolean => unit === '%';

/** The first word of a label, long enough to be told from others. */
const names = (text: string, { label }: Input): boolean =>
  fold(label)
    .split(' ')
    .some((word) => word.length > 3 && text.includes(` ${word.slice(0, 5)}`));

/** "15% waste not 10", "km başı 42 lira olacak": the number that an input of a calculation begins with. */
export const readToolNumber: ReadChange = ({ reading, spec, has }) => {
  const screen = spec.screens.find(({ kind, place }) => place === 'main' && kind === 'formula');
  const calculation = calculationSchema.safeParse(screen?.options);
  if (screen === undefined || !calculation.success) return undefined;
  const text = ` ${reading.words.map(({ folded }) => folded).join(' ')} `;
  const numbers = [...fold(reading.text).matchAll(/(?<![\p{L}\d])(\d{1,7}(?:[.,]\d{1,3})?)/gu)].map(
    ([, digits = '']) => Number(digits.replace(',', '.')),
  );
  if (numbers.length === 0 || numbers.length > 2 || has(/ (?:add|ekle\w*|alan\w*|field) /)) return undefined;
  const { inputs } = calculation.data;
  const input =
    inputs.find((each) => names(text, each)) ??
    (/%|percent|yuzde/.test(fold(reading.text)) ? inputs.find(isPercent) : undefined) ??
    inputs.find(({ initial }) => numbers.length === 2 && numbers.includes(initial)) ??
    (has(rate) ? inputs.find(isRate) : undefined);
  if (input === undefined) return undefined;
  // "52p now not 45": the old number is the one after "not" or before "değil".
  const notWanted = Number(
    /(?:\bnot |instead of |rather than )(\d+)/.exec(text)?.[1] ?? /(\d+) (?:degil|yerine)/.exec(text)?.[1],
  );
  const next = numbers.find(
    (number) => number !== notWanted && (numbers.length === 1 || number !== input.initial),
  );
  if (next === undefined) return undefined;
  if (next === input.initial) return nothing('same');
  const changed = inputs.map((each) => (each === input ? { ...each, initial: next } : each));
  return operations({
    kind: 'changeScreen',
    screen: { ...screen, options: { ...screen.options, inputs: changed } },
  });
};
