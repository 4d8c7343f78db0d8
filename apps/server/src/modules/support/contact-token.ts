import { AppError, contactLimits } from '@kilim/contract';

/** Signs and verifies with the server's key. */
export interface TokenSigner {
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

const purpose = 'contact-form';

/** A signed token with the time at which the form was opened. */
export function makeContactToken(signer: TokenSigner, now: number): string {
  return `${now}.${signer.sign(purpose, String(now))}`;
}

/** Throws `contact_form_too_fast` before 3 s and `contact_form_expired` after a day or for an invalid token. */
export function checkContactToken(signer: TokenSigner, token: string, now: number): void {
  const [, openedAt = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(token) ?? [];
  if (openedAt === '' || !signer.verify(purpose, openedAt, signature)) {
    throw new AppError('contact_form_expired');
  }
  const age = now - Number(openedAt);
  if (age < contactLimits.fillMinimum) throw new AppError('contact_form_too_fast');
  if (age > contactLimits.fillMaximum) throw new AppError('contact_form_expired');
}
