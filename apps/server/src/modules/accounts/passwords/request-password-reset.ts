import type { MailToken } from '../account.ts';
import { enqueueLink, type GuestLinkRequest, sendDeferredLink } from '../mail-links/deferred-link.ts';
import type { AccountsPorts } from '../ports.ts';

/** Kind of the job that sends the password reset link; the client SDK calls this a recovery. */
export const passwordResetJob = 'account-recovery';

/** Requests a password reset link. Known and unknown addresses get the same reply (docs/rules/passwords.md#password-reset). */
export function requestPasswordReset(ports: AccountsPorts, request: GuestLinkRequest): Promise<MailToken> {
  return enqueueLink(ports, passwordResetJob, request);
}

/** Handler of the job. */
export function sendPasswordReset(ports: AccountsPorts, payload: unknown): Promise<void> {
  return sendDeferredLink(ports, payload, { kind: 'recovery', event: 'recovery-requested' });
}
