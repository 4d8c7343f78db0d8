import type { AppSpec } from '../../spec/app-spec.ts';
import { isPossible } from '../is-possible.ts';
import type { Operation } from '../operation.ts';
import { typedFields } from './number-subject.ts';
import { type Amount, amountsIn } from './read-amount.ts';
import { note, withNumber } from './restated-number.ts';
import { limitOf, withLimit } from './stated-number.ts';

/** A number that the app was given, and how it gets another value. */
interface Given {
  readonly value: number;
  readonly change: (amount: Amount) => Operation;
}

function givenNumbers(spec: AppSpec): readonly Given[] {
  const noted = typedFields(spec).flatMap((target): readonly Given[] => {
    const { label, initial } = target.field;
    return typeof initial === 'number' && note.test(label)
      ? [{ value: initial, change: (amount) => withNumber(target, amount) }]
      : [];
  });
  const limited = spec.entities.flatMap((entity) =>
    entity.rules.flatMap((rule): readonly Given[] => {
      const limit = limitOf(rule);
      if (limit === undefined) return [];
      const change = ({ value }: Amount): Operation => ({
        kind: 'setRules',
        entity: entity.id,
        rules: entity.rules.map((each) => (each === rule ? withLimit(each, value) : each)),
      });
      return [{ value: limit, change }];
    }),
  );
  return [...noted, ...limited];
}

/**
 * Another value for the only number that the app was given: "15 az geliyor 21 gün yapalım". Undefined if it was given none or
 * several, or if the message has no other number or several.
 */
export function onlyNumber(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const [given, ...others] = givenNumbers(spec);
  if (given === undefined || others.length > 0) return undefined;
  const [next, ...more] = amountsIn(written, spec.language).filter(({ value }) => value !== given.value);
  if (next === undefined || more.some(({ value }) => value !== next.value)) return undefined;
  const operations = [given.change(next)];
  return isPossible(spec, operations) ? operations : undefined;
}
