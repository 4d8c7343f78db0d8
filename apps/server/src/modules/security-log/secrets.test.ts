import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { newAddress, openAccounts, signUp, testPassword } from '../accounts/testing/open-accounts.ts';

const secret = 'GIZLI7f3a';
/** Different, because a password must not contain the address. */
const otherSecret = 'Kapak9c2e uzun bir şifre';
const url = `http://localhost:3000/auth?${secret}=1`;

/** Every account call with input, with a secret in each field. */
const calls: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', '/v1/account/sessions/email', { email: `${secret}@ornek.test`, password: secret }],
  ['POST', '/v1/account/sessions/magic-url', { userId: secret, secret }],
  ['POST', '/v1/account/sessions/token', { userId: secret, secret }],
  ['POST', '/v1/account/tokens/magic-url', { userId: secret, email: `${secret}@ornek.test`, url }],
  ['POST', '/v1/account/recovery', { email: `${secret}@ornek.test`, url }],
  ['PUT', '/v1/account/recovery', { userId: secret, secret, password: `${secret} uzun` }],
  ['POST', '/v1/account/verifications/email', { url }],
  ['PUT', '/v1/account/verifications/email', { userId: secret, secret }],
  ['PATCH', '/v1/account/name', { name: secret }],
  ['PATCH', '/v1/account/prefs', { prefs: { [secret]: secret } }],
  ['PATCH', '/v1/account/password', { password: `${secret} uzun`, oldPassword: secret }],
  ['PATCH', '/v1/account/email', { email: `${secret}@ornek.test`, password: secret }],
  ['PUT', '/v1/account/mfa/authenticators/totp', { otp: secret }],
  ['POST', '/v1/account/mfa/challenges', { factor: 'totp' }],
  ['PUT', '/v1/account/mfa/challenges', { challengeId: secret, otp: secret }],
  ['DELETE', '/v1/account/mfa/authenticators/totp', { otp: secret }],
  ['DELETE', `/v1/account/sessions/${secret}`, {}],
];

describeOnEachEngine('secrets in calls', (engine) => {
  it('never reach the tables or the process log', async () => {
    const written: string[] = [];
    const original = process.stderr.write.bind(process.stderr);
    process.stderr.write = ((text: string | Uint8Array) => {
      written.push(String(text));
      return true;
    }) as typeof process.stderr.write;
    const accounts = openAccounts(engine);
    let answered = 0;
    try {
      const { browser, email } = await signUp(accounts);
      await accounts.app.call('POST', '/v1/account/sessions/email', {
        body: { email, password: secret },
        headers: {
          'user-agent': `${secret} Mozilla/5.0 Firefox/${secret}`,
          'x-forwarded-for': secret,
          'accept-language': secret,
          cookie: `a_device_kilim=${secret}; ${secret}=${secret}`,
        },
        ip: secret,
      });
      for (const [method, path, body] of calls) {
        for (const one of [browser, accounts.newBrowser()]) {
          const reply = await one.call(method, path, {
            body,
            headers: { 'user-agent': secret, 'x-request-id': secret },
          });
          answered += 1;
          expect(reply.status).toBeLessThan(500);
        }
      }
      // Successful changes with the secret as the new value.
      const moved = `${secret.toLowerCase()}${newAddress()}`;
      await browser.call('PATCH', '/v1/account/email', { body: { email: moved, password: testPassword } });
      await browser.call('PATCH', '/v1/account/password', {
        body: { password: otherSecret, oldPassword: testPassword },
      });
      await accounts.jobs.runDue();
    } finally {
      process.stderr.write = original;
    }
    expect(answered).toBe(calls.length * 2);
    const db = queries(engine.transactions.outside);
    const events = await db.selectFrom('security_events').selectAll().execute();
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sign-in-failed', 'email-changed', 'password-changed']),
    );
    const kept = JSON.stringify([
      events,
      await db.selectFrom('security_alerts').selectAll().execute(),
      await db.selectFrom('network_places').selectAll().execute(),
      await db.selectFrom('known_devices').selectAll().execute(),
    ]);
    expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(kept).not.toContain(testPassword);
    expect(kept).not.toContain('Kapak9c2e');
    expect(written.join('')).not.toContain(secret);
    const tokens = events.map(({ detail_json }) => detail_json).join();
    expect(tokens).not.toMatch(/[0-9a-f]{32}/);
  });
});
