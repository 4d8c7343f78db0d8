import { AppError } from '@kilim/contract';
import type { AccountsPorts } from '../ports.ts';
import { findPasswordProblem, type PasswordOwner } from './password-rules.ts';

/** Refuses a new password that is easy to guess, with its reason at the field. */
export function acceptPassword({ settings }: AccountsPorts, password: string, owner: PasswordOwner): void {
  const problem = findPasswordProblem(password, owner, settings.siteName);
  if (problem !== null) throw new AppError(problem, { fields: { password: problem } });
}
