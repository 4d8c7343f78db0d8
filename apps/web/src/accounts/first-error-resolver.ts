import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { InvalidField } from './auth-rules.ts';

/** A react-hook-form resolver for a check that reports one invalid field; its message is a message key. */
export function firstErrorResolver<Values extends FieldValues>(
  check: (values: Values) => InvalidField<keyof Values & string> | null,
): Resolver<Values> {
  return (values) => {
    const invalid = check(values);
    if (invalid === null) return { values, errors: {} };
    return {
      values: {},
      errors: { [invalid.field]: { type: 'rule', message: invalid.key } } as FieldErrors<Values>,
    };
  };
}
