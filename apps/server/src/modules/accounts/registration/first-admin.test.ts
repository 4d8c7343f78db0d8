import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { openAccounts, testPassword } from '../testing/open-accounts.ts';

describeOnEachEngine('first administrator', (engine) => {
  it('is created once, with a working password, the admin label and the credit gift', async () => {
    const accounts = openAccounts(engine, { adminEmail: 'Patron@Ornek.test' });
    const both = await Promise.all([
      accounts.service.ensureFirstAdmin(),
      accounts.service.ensureFirstAdmin(),
    ]);
    const [admin] = both.filter((made) => made !== null);
    expect(both.filter((made) => made !== null)).toEqual([
      { email: 'patron@ornek.test', password: expect.stringMatching(/^\w{20}$/) },
    ]);
    const browser = accounts.newBrowser();
    const signedIn = await browser.call('POST', '/v1/account/sessions/email', { body: admin });
    const { userId } = signedIn.json as { userId: string };
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      json: { labels: ['admin'], mustChangePassword: true },
    });
    expect(accounts.openings).toEqual([{ userId, amount: 10_000 }]);
    expect(await accounts.service.ensureFirstAdmin()).toBeNull();
    expect(
      await accounts.app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: 'patron@ornek.test', password: testPassword },
      }),
    ).toMatchObject({ status: 409, json: { type: 'user_already_exists' } });
  });

  it('has an address that cannot be registered, even before it exists', async () => {
    const accounts = openAccounts(engine, { adminEmail: 'henuz-yok@ornek.test' });
    expect(
      await accounts.app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: 'HENUZ-YOK@ornek.test', password: testPassword },
      }),
    ).toMatchObject({ status: 409, json: { type: 'user_already_exists' } });
  });
});
