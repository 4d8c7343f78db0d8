import type { UserId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { linkOf, openAccounts, signUp, type TestAccounts, testPassword } from '../testing/open-accounts.ts';

const attempt = 'sayfanin-kendi-anahtari';
const url = 'http://localhost:3000/auth/link';
const spent = { status: 401, json: { type: 'user_invalid_token' } };

describeOnEachEngine('a repeated request of a link', (engine) => {
  async function receive(accounts: TestAccounts) {
    await accounts.jobs.runDue();
    const { searchParams } = linkOf(accounts.mails.at(-1));
    return { userId: searchParams.get('userId') as UserId, secret: searchParams.get('secret') };
  }

  async function receiveSignIn(accounts: TestAccounts, email: string) {
    const body = { userId: 'unique()', email, url };
    await accounts.app.call('POST', '/v1/account/tokens/magic-url', { body });
    return receive(accounts);
  }

  it('signs in again within two minutes and replaces the first session', async () => {
    const accounts = openAccounts(engine);
    const { email, userId } = await signUp(accounts);
    const body = { ...(await receiveSignIn(accounts, email)), attempt };
    const send = (extra: object = {}) =>
      accounts.newBrowser().call('POST', '/v1/account/sessions/token', { body: { ...body, ...extra } });
    const lost = await send();
    expect(lost.status).toBe(201);
    expect(await send({ attempt: `${attempt}-baska` })).toMatchObject(spent);
    expect(await send({ attempt: undefined })).toMatchObject(spent);
    accounts.clock.advance(119_999);
    const arrived = await send();
    expect(arrived.status).toBe(201);
    const { $id } = arrived.json as { $id: string };
    const sessions = await accounts.service.listSessions({ userId });
    expect(sessions.map(({ id }) => id)).toEqual([$id]);
    accounts.clock.advance(1);
    expect(await send()).toMatchObject(spent);
  });

  it('fails after a newer link was requested', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    const older = { ...(await receiveSignIn(accounts, email)), attempt };
    const send = (body: object) => accounts.app.call('POST', '/v1/account/sessions/token', { body });
    expect((await send(older)).status).toBe(201);
    await receiveSignIn(accounts, email);
    expect(await send(older)).toMatchObject(spent);
  });

  it('verifies the address and resets the password again', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    await browser.call('POST', '/v1/account/verification', { body: { url } });
    const verification = { ...(await receive(accounts)), attempt };
    const verify = () => accounts.app.call('PUT', '/v1/account/verification', { body: verification });
    expect([(await verify()).status, (await verify()).status]).toEqual([200, 200]);

    await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url } });
    const recovery = { ...(await receive(accounts)), attempt };
    const recover = (password: string) =>
      accounts.app.call('PUT', '/v1/account/recovery', { body: { ...recovery, password } });
    expect((await recover('birinci şifre')).status).toBe(200);
    expect((await recover('ikinci şifre')).status).toBe(200);
    const signIn = { body: { email, password: 'ikinci şifre' } };
    expect((await accounts.app.call('POST', '/v1/account/sessions/email', signIn)).status).toBe(201);
    accounts.clock.advance(120_000);
    expect(await recover('üçüncü şifre')).toMatchObject(spent);
  });

  it('fails after a change of the password or address', async () => {
    for (const change of ['password', 'email'] as const) {
      const accounts = openAccounts(engine);
      const { browser, email } = await signUp(accounts);
      await browser.call('POST', '/v1/account/verification', { body: { url } });
      const verification = await receive(accounts);
      await accounts.app.call('PUT', '/v1/account/verification', { body: verification });
      const body = { ...(await receiveSignIn(accounts, email)), attempt };
      const changes = {
        password: { password: 'yepyeni bir şifre', oldPassword: testPassword },
        email: { email: `yeni-${email}`, password: testPassword },
      };
      expect((await browser.call('PATCH', `/v1/account/${change}`, { body: changes[change] })).status).toBe(
        200,
      );
      expect(await accounts.app.call('POST', '/v1/account/sessions/token', { body })).toMatchObject(spent);
    }
  });
});
