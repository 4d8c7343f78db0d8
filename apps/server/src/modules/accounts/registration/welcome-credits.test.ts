import type { UserId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import type { Eraser } from '../index.ts';
import {
  linkOf,
  newAddress,
  openAccounts,
  signUp,
  type TestAccounts,
  type TestBrowser,
} from '../testing/open-accounts.ts';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Ayse.Yilmaz+kilim@gmail.com', 'ayseyilmaz@gmail.com'],
  ['ayse.yilmaz@googlemail.com', 'ayseyilmaz@gmail.com'],
  ['ayse.yilmaz+x@ornek.test', 'ayse.yilmaz@ornek.test'],
  ['+x@ornek.test', '+x@ornek.test'],
])('reads %s as the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

describeOnEachEngine('welcome credits', (engine) => {
  // The lock order of the modules: projects and orders before users.
  const erasers: Eraser[] = [
    async (userId) => async (tx) => {
      await queries(tx).deleteFrom('projects').where('user_id', '=', userId).execute();
      await queries(tx).deleteFrom('orders').where('user_id', '=', userId).execute();
    },
  ];
  const open = (sendsMail: boolean, initialCredits = 200) =>
    openAccounts(engine, { initialCredits, sendsMail, erasers });
  const url = 'http://localhost:3000/verify-email';

  async function verify(accounts: TestAccounts, browser: TestBrowser): Promise<void> {
    expect(await browser.call('POST', '/v1/account/verification', { body: { url } })).toMatchObject({
      status: 201,
    });
    const { searchParams } = linkOf(accounts.mails.at(-1));
    const body = { userId: searchParams.get('userId'), secret: searchParams.get('secret') };
    expect(await browser.call('PUT', '/v1/account/verification', { body })).toMatchObject({ status: 200 });
  }

  async function erase(accounts: TestAccounts, browser: TestBrowser, userId: UserId): Promise<void> {
    const { sessions } = (await browser.call('GET', '/v1/account/sessions')).json as {
      sessions: { $id: string }[];
    };
    const caller = { userId, sessionId: sessions[0]?.$id, email: '', name: '', isAdmin: false } as never;
    await accounts.service.requestDeletion(caller, { url, language: 'tr', host: 'localhost:3000' });
    accounts.clock.advance(7 * 86_400_000);
    await accounts.service.eraseAccount({ userId });
  }

  it('are granted after the address is verified when mails are sent', async () => {
    const accounts = open(true);
    const { browser, userId } = await signUp(accounts);
    expect(accounts.openings).toEqual([]);
    await verify(accounts, browser);
    expect(accounts.openings).toEqual([{ userId, amount: 200 }]);
  });

  it('are granted by a password reset and a sign-in link, which verify the address', async () => {
    const accounts = open(true);
    const { email, userId } = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url } });
    await accounts.jobs.runDue();
    const { searchParams } = linkOf(accounts.mails.at(-1));
    const body = { userId, secret: searchParams.get('secret'), password: 'bir-7719-zq' };
    expect((await accounts.app.call('PUT', '/v1/account/recovery', { body })).status).toBe(200);
    expect(accounts.openings).toEqual([{ userId, amount: 200 }]);

    const other = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/tokens/magic-url', {
      body: { userId: 'unique()', email: other.email, url },
    });
    await accounts.jobs.runDue();
    const secret = linkOf(accounts.mails.at(-1)).searchParams.get('secret');
    const session = { body: { userId: other.userId, secret } };
    expect((await accounts.app.call('POST', '/v1/account/sessions/token', session)).status).toBe(201);
    expect(accounts.openings.at(-1)).toEqual({ userId: other.userId, amount: 200 });
  });

  it.each([true, false])(
    'are granted once per mailbox, also after a deletion (mails are sent: %s)',
    async (sendsMail) => {
      const accounts = open(sendsMail);
      const email = newAddress();
      const first = await signUp(accounts, email);
      if (sendsMail) await verify(accounts, first.browser);
      expect(accounts.openings).toHaveLength(1);
      await erase(accounts, first.browser, first.userId);
      for (const address of [email, email.replace('@', '+yine@')]) {
        const again = await signUp(accounts, address);
        if (sendsMail) await verify(accounts, again.browser);
      }
      expect(accounts.openings).toHaveLength(1);
    },
  );

  it('are not granted again to an account older than the list', async () => {
    const before = open(true, 0);
    const email = newAddress();
    const old = await signUp(before, email);
    await verify(before, old.browser);
    await erase(before, old.browser, old.userId);
    const accounts = open(true);
    const again = await signUp(accounts, email);
    await verify(accounts, again.browser);
    expect(accounts.openings).toEqual([]);
  });
});
