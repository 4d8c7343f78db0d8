import type { Field } from './field.ts';

/** How many of a field's unit one of a named unit is: "3 litre" for millilitres, "1 saat" for minutes. */
const factors: readonly { readonly of: RegExp; readonly said: RegExp; readonly factor: number }[] = [
  { of: /^ml$/, said: /^(?:l|lt|litre\w*|liters?|litres?)$/, factor: 1000 },
  { of: /^ml$/, said: /^(?:bardak\w*|glass(?:es)?|cups?)$/, factor: 250 },
  { of: /^minutes$/, said: /^(?:saat\w*|hours?|hrs?)$/, factor: 60 },
];

/** 3 ml a day are too little: a small number without a unit is in litres. */
const smallestMillilitres = 20;

/** The goal of a day in the unit of its number. `said` is the folded unit behind it; empty without one. */
export function goalInUnit(
  { unit = '', type }: Pick<Field, 'unit' | 'type'>,
  value: number,
  said: string,
): number {
  const of = type === 'duration' ? 'minutes' : unit;
  const found = factors.find((each) => each.of.test(of) && each.said.test(said));
  if (found !== undefined) return value * found.factor;
  return of === 'ml' && said === '' && value < smallestMillilitres ? value * 1000 : value;
}

/** The goal after "11 not 8", in the unit that the goal of before was stated in: 8 glasses are 2000 ml. Undefined if 8 was none. */
export function restatedGoal(goal: number, before: number, next: number): number | undefined {
  const factor = goal / before;
  return factor === 1 || factors.some((each) => each.factor === factor) ? next * factor : undefined;
}
