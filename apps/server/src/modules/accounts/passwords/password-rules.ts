import { type ErrorType, findPersonalWord, type PasswordOwner } from '@kilim/contract';
import { isCommonPassword } from './common-passwords.ts';

/** Why a new password is rejected, or null (docs/rules/passwords.md#rejected-passwords). The contract checks its length. */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): ErrorType | null {
  const found = findPersonalWord(password, owner, siteName);
  if (found !== null) return `user_password_contains_${found}`;
  return isCommonPassword(password) ? 'user_password_common' : null;
}
