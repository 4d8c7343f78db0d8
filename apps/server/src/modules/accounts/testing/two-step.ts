import { stepAt, totpOfStep } from '../two-factor/totp.ts';
import type { TestAccounts, TestBrowser } from './open-accounts.ts';

export const totpPath = '/v1/account/mfa/authenticators/totp';

/** The code that an authenticator app shows now. */
export const codeNow = ({ clock }: Pick<TestAccounts, 'clock'>, secret: string): string =>
  totpOfStep(secret, stepAt(clock.now()));

/** Sets up an authenticator app, turns two-step verification on and returns the app's secret. Uses up the current code. */
export async function enableTwoStep(
  accounts: Pick<TestAccounts, 'clock'>,
  browser: TestBrowser,
): Promise<string> {
  const { secret } = (await browser.call('POST', totpPath)).json as { secret: string };
  await browser.call('PUT', totpPath, { body: { otp: codeNow(accounts, secret) } });
  await browser.call('PATCH', '/v1/account/mfa', { body: { mfa: true } });
  return secret;
}
