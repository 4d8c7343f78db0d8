import { AppError } from '@kilim/contract';
import type { z } from 'zod';

function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      return 'too_small';
    case 'too_big':
      return 'too_big';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type';
    default:
      return 'invalid';
  }
}

function collectFields(where: string, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'unknown_field';
    } else {
      fields[issue.path.join('.') || where] = codeOf(issue);
    }
  }
  return fields;
}

/** Path of the first string or key with U+0000, which PostgreSQL cannot store; null when there is none. */
function findZero(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\u0000')) return path.join('.');
    const found = findZero(part, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Parses one part of a request. Throws `general_argument_invalid` with all invalid fields. */
export function validate(
  where: 'params' | 'query' | 'body',
  schema: z.ZodType | undefined,
  value: unknown,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    const zero = findZero(result.data);
    if (zero === null) return result.data;
    throw new AppError('general_argument_invalid', { fields: { [zero || where]: 'invalid' } });
  }
  throw new AppError('general_argument_invalid', { fields: collectFields(where, result.error.issues) });
}
