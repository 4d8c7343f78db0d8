import { AppError, type PasswordOwner } from '@kilim/contract';
import type { AccountsPorts } from '../ports.ts';
import { findPasswordProblem } from './password-rules.ts';

/** Throws the reason why a new password is too easy to guess, also as the error of the field `password`. */
export function requireStrongPassword(
  { settings }: AccountsPorts,
  password: string,
  owner: PasswordOwner,
): void {
  const problem = findPasswordProblem(password, owner, settings.siteName);
  if (problem !== null) throw new AppError(problem, { fields: { password: problem } });
}
