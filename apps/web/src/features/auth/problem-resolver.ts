import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem } from './auth-rules.ts';

/** Lets a form ask a rule that names one problem at a time; the message is a key of the catalogue. */
export function resolveProblem<Values extends FieldValues>(
  check: (values: Values) => Problem<keyof Values & string> | null,
): Resolver<Values> {
  return (values) => {
    const problem = check(values);
    if (problem === null) return { values, errors: {} };
    return {
      values: {},
      errors: { [problem.field]: { type: 'rule', message: problem.key } } as FieldErrors<Values>,
    };
  };
}
