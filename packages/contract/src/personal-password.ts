// Passwords made of the user's own words: docs/rules/passwords.md#rejected-passwords. The server rejects them; the forms
// say so while the user types. No zod here, because the sign-in page loads this file.

/** The user whose password is checked. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** Shorter words occur in good passwords by chance, so they count only when just digits and signs are added. */
const shortestContained = 4;
const shortest = 2;

/** Removes case, accents and the Turkish difference between dotted and dotless i: `ŞİFRE` and `şıfre` become `sifre`. */
export function foldPassword(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

const lettersOf = (folded: string): string => folded.replaceAll(/[^\p{L}]/gu, '');

function wordsOf(text: string): string[] {
  const parts = foldPassword(text).split(/[^\p{L}\p{N}]+/u);
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

/** Whose words a password contains, or null. */
export function findPersonalWord(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): 'name' | 'email' | 'site_name' | null {
  const folded = foldPassword(password);
  if (isMadeOf(folded, wordsOf(owner.name))) return 'name';
  if (isMadeOf(folded, wordsOfAddress(owner.email))) return 'email';
  return isMadeOf(folded, wordsOf(siteName)) ? 'site_name' : null;
}
