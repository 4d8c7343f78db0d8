import type { ErrorType } from '@kilim/contract';
import { isCommonPassword } from './common-passwords.ts';
import { foldText } from './fold-text.ts';

/** The user whose password is checked. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** Shorter words occur in good passwords by chance, so they count only when just digits and signs are added. */
const shortestContained = 4;
const shortest = 2;

const lettersOf = (folded: string): string => folded.replaceAll(/[^\p{L}]/gu, '');

function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  return [...new Set([...parts, parts.join('')])].filter((word) => word.length >= shortest);
}

/** Whether the password contains one of the words, or is one of the short ones with digits and signs added. */
function isMadeOf(folded: string, words: readonly string[]): boolean {
  const plain = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = lettersOf(folded);
  return words.some((word) =>
    word.length >= shortestContained ? plain.includes(word) : letters === lettersOf(word) && letters !== '',
  );
}

/** `ayse.yilmaz@posta.ornek.com` gives ayse, yilmaz, ayseyilmaz, posta, ornek and postaornek, without the top-level domain. */
function wordsOfAddress(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [...wordsOf(local), ...wordsOf(domain.split('.').slice(0, -1).join('.'))];
}

/** Why a new password is rejected, or null (docs/rules/passwords.md#rejected-passwords). The contract checks its length. */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): ErrorType | null {
  const folded = foldText(password);
  if (isMadeOf(folded, wordsOf(owner.name))) return 'user_password_contains_name';
  if (isMadeOf(folded, wordsOfAddress(owner.email))) return 'user_password_contains_email';
  if (isMadeOf(folded, wordsOf(siteName))) return 'user_password_contains_site_name';
  return isCommonPassword(password) ? 'user_password_common' : null;
}
