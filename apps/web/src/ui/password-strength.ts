import { limits } from '@kilim/contract';

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/**
 * A hint, not a rule: the server decides. Length counts most, variety helps, and a repeated character adds nothing.
 */
export function ratePassword(password: string): PasswordStrength {
  if (password.length < limits.passwordMinimum) return 'weak';
  const distinct = new Set(password).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = Math.min(password.length, distinct * 1.5) + variety * 2;
  if (distinct < 5 || score < 13) return 'weak';
  if (score < 17) return 'fair';
  return score < 21 ? 'good' : 'strong';
}
