import type { ErrorType } from '@kilim/contract';
import { isCommonPassword } from './common-passwords.ts';
import { foldText } from './fold-text.ts';

/** Whose password it will be. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** Shorter words occur in many good passwords by chance, so they only count when nothing but digits and signs is added. */
const shortestContained = 4;
const shortest = 2;

const lettersOf = (folded: string): string => folded.replaceAll(/[^\p{L}]/gu, '');

function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  return [...new Set([...parts, parts.join('')])].filter((word) => word.length >= shortest);
}

/** Whether the password contains one of the words, or is one of them with digits and signs around it. */
function isMadeOf(folded: string, words: readonly string[]): boolean {
  const plain = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = lettersOf(folded);
  return words.some((word) =>
    word.length >= shortestContained ? plain.includes(word) : letters === lettersOf(word) && letters !== '',
  );
}

/** `ayse.yilmaz@posta.ornek.com` gives ayse, yilmaz, ayseyilmaz, posta, ornek and postaornek; the ending says nothing. */
function wordsOfAddress(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [...wordsOf(local), ...wordsOf(domain.split('.').slice(0, -1).join('.'))];
}

/** Why a new password is refused; null when it is good. Its length is checked with the request's other fields. */
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
