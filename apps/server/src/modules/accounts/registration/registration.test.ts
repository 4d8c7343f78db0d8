import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { newAddress, openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';

describeOnEachEngine('registration over HTTP', (engine) => {
  it('creates an account without signing in and returns no hash', async () => {
    const { app } = openAccounts(engine);
    const email = newAddress();
    const reply = await app.call('POST', '/v1/account', {
      body: { userId: 'unique()', email: email.toUpperCase(), password: testPassword, name: ' Ayşe ' },
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const at = '2023-11-14T22:13:20.000+00:00';
    expect(reply.json).toEqual({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/),
      $createdAt: at,
      $updatedAt: at,
      accessedAt: at,
      email,
      emailVerification: false,
      labels: [],
      mfa: false,
      name: 'Ayşe',
      passwordUpdate: at,
      phone: '',
      phoneVerification: false,
      prefs: {},
      registration: at,
      status: true,
      targets: [],
    });
  });

  it('accepts a given id and rejects a taken id or address', async () => {
    const { app } = openAccounts(engine);
    const body = { userId: `ayse-${engine.name}`, email: newAddress(), password: testPassword };
    expect(await app.call('POST', '/v1/account', { body })).toMatchObject({
      status: 201,
      json: { $id: body.userId, name: '' },
    });
    const taken = { status: 409, json: { code: 409, type: 'user_already_exists' } };
    expect(await app.call('POST', '/v1/account', { body: { ...body, email: newAddress() } })).toMatchObject(
      taken,
    );
    expect(
      await app.call('POST', '/v1/account', {
        body: { ...body, userId: 'unique()', email: body.email.toUpperCase() },
      }),
    ).toMatchObject(taken);
  });

  it('registers an address once under concurrent requests', async () => {
    const { app, openings } = openAccounts(engine, { initialCredits: 5 });
    const body = { userId: 'unique()', email: newAddress(), password: testPassword };
    const replies = await Promise.all([1, 2, 3].map(() => app.call('POST', '/v1/account', { body })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(openings).toHaveLength(1);
  });

  it('grants the configured initial credits', async () => {
    const generous = openAccounts(engine, { initialCredits: 250 });
    const { userId } = await signUp(generous);
    expect(generous.openings).toEqual([{ userId, amount: 250 }]);
    const usual = openAccounts(engine);
    await signUp(usual);
    expect(usual.openings).toEqual([]);
  });

  it.each([
    ['a short password', { password: '1234567' }, { password: 'too_small' }],
    ['a long password', { password: 'x'.repeat(257) }, { password: 'too_big' }],
    ['a wrong address', { email: 'ayse' }, { email: 'invalid' }],
    ['a long name', { name: 'x'.repeat(129) }, { name: 'too_big' }],
    ['a wrong id', { userId: '-a' }, { userId: 'invalid' }],
    ['a wrong type', { name: 7 }, { name: 'wrong_type' }],
    ['an unknown field', { isAdmin: true }, { isAdmin: 'unknown_field' }],
  ])('rejects %s', async (_, change, fields) => {
    const { app } = openAccounts(engine);
    const body = { userId: 'unique()', email: newAddress(), password: testPassword, ...change };
    expect(await app.call('POST', '/v1/account', { body })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid', fields },
    });
  });

  it('rejects a body that is not JSON or has 11 MB', async () => {
    const { app } = openAccounts(engine);
    expect(await app.call('POST', '/v1/account', { rawBody: '{"email":' })).toMatchObject({
      status: 400,
      json: { type: 'general_bad_request' },
    });
    const rawBody = JSON.stringify({ name: 'x'.repeat(11 * 1_048_576) });
    expect(await app.call('POST', '/v1/account', { rawBody })).toMatchObject({
      status: 413,
      json: { type: 'general_body_too_large' },
    });
  });

  it('allows ten registrations an hour and IP address, scaled by the configured factor', async () => {
    for (const [rateLimitFactor, allowed] of [
      [1, 10],
      [0.3, 3],
    ] as const) {
      const { app } = openAccounts(engine, { rateLimitFactor });
      const register = (ip: string) =>
        app.call('POST', '/v1/account', {
          ip,
          body: { userId: 'unique()', email: newAddress(), password: testPassword },
        });
      for (let count = 0; count < allowed; count += 1) {
        expect((await register('10.0.0.1')).status).toBe(201);
      }
      const refused = await register('10.0.0.1');
      expect(refused).toMatchObject({ status: 429, json: { type: 'general_rate_limit_exceeded' } });
      expect(refused.headers.get('x-ratelimit-limit')).toBe(String(allowed));
      expect((await register('10.0.0.2')).status).toBe(201);
    }
  });
});
