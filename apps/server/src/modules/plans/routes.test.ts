import { type Plan, type PlanId, planLimits, resolvePlanCredits } from '@kilim/contract';
import { beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createCatalogueReader, createPlansRoutes, createPlansService } from './index.ts';

const path = '/v1/admin/plans';

describeOnEachEngine('plan routes', ({ transactions }) => {
  const clock = createManualClock();
  const plans = createPlansService({ transactions, clock });
  const seen: { ip: string; countryCode: string | undefined }[] = [];
  let place = 'EUR';
  const routes = createPlansRoutes({
    plans,
    suggestCurrencies: async ({ ip, header }) => {
      seen.push({ ip, countryCode: header('x-country') });
      return [place];
    },
    catalogue: createCatalogueReader({
      plans,
      acceptsCurrency: (currency) => currency !== 'RUB',
      isLiraOnlyInTurkiye: true,
      creditsPerToken: async () => 0.05,
      creditsPerConversation: async () => 120,
    }),
  });
  const app = createTestApp({ routes });
  const draft = {
    planId: 'maker',
    name: { tr: 'Üretici', en: 'Maker' },
    description: { tr: 'Bir', en: 'One' },
    price: { TRY: 14_990, USD: 499, EUR: 0, RUB: 0 },
    credits: 1_500,
    creditsCustom: '',
    features: { tr: ['Bir'], en: ['One', 'Two'] },
    entitlements: { projectLimit: 30, storageMegabytes: 1_024, hasPrioritySupport: true },
    isActive: true,
    isPopular: false,
    sortOrder: 5,
  };
  let admin: Caller;
  let person: Caller;

  const expectError = (reply: TestReply, status: number, type: string, more: object = {}) =>
    expect(reply).toMatchObject({ status, json: { type, code: status, ...more } });
  const listed = async (from: string, as: Caller | null = null) =>
    (await app.call('GET', from, { as })).json as { plans: Plan[]; currency: string };
  const create = async (change: object = {}) => {
    clock.advance(1_000);
    return app.call('POST', path, { as: admin, body: { ...draft, ...change } });
  };

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
    person = await addUser(transactions);
  });

  it('serve basic, pro and enterprise on a new database, without restoring deleted ones', async () => {
    await Promise.all([plans.seed(), plans.seed()]);
    const { plans: first } = await listed('/v1/plans');
    expect(first.map(({ planId }) => planId)).toEqual(['basic', 'pro', 'enterprise']);
    for (const { planId, price, features } of first) {
      expect(features.tr).toHaveLength(features.en.length);
      expect(Object.values(price).every((amount) => amount > 0)).toBe(planId !== 'enterprise');
    }
    expect(first.map(resolvePlanCredits)).toEqual([10_000, 40_000, 5_000_000]);
    expect((await app.call('DELETE', `${path}/basic`, { as: admin })).status).toBe(204);
    await plans.seed();
    expect((await listed('/v1/plans')).plans.map(({ planId }) => planId)).toEqual(['pro', 'enterprise']);
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '', draft],
    ['PATCH', '/pro', { isActive: false }],
    ['DELETE', '/pro', undefined],
  ])('allow %s %s only for administrators', async (method, suffix, body) => {
    expectError(await app.call(method, path + suffix, { body }), 401, 'general_unauthorized_scope');
    expectError(await app.call(method, path + suffix, { as: person, body }), 403, 'general_access_forbidden');
  });

  it('create plans and list them in display order', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 201, json: draft });
    const { plans: all } = await listed('/v1/plans');
    expect(all.map(({ planId }) => planId)).toEqual(['maker', 'pro', 'enterprise']);
    expect(all[0]).toEqual(made.json);
    expect((await app.call('GET', '/v1/plans/maker')).json).toEqual(made.json);
  });

  it('report every missing field of a new plan', async () => {
    const name = { tr: ' ', en: '' };
    expectError(await create({ planId: ' ', name }), 400, 'plan_incomplete', {
      fields: { planId: 'required', 'name.tr': 'required', 'name.en': 'required' },
    });
    expectError(await create({ planId: 'İki plan' }), 400, 'plan_incomplete', {
      fields: { planId: 'invalid' },
    });
  });

  it('reject a duplicate id', async () => {
    expectError(await create(), 409, 'plan_already_exists');
  });

  it('reject invalid amounts and texts', async () => {
    const price = { ...draft.price, TRY: 1.5 };
    expect((await create({ planId: 'x1', price })).status).toBe(400);
    expect((await create({ planId: 'x1', creditsCustom: 'many' })).status).toBe(400);
    expect((await create({ planId: 'x1', credits: -1 })).status).toBe(400);
    expectError(await app.call('GET', '/v1/plans/x1'), 404, 'plan_not_available');
  });

  it('change only the sent fields', async () => {
    const before = (await app.call('GET', '/v1/plans/maker')).json as Plan;
    clock.advance(5_000);
    const reply = await app.call('PATCH', `${path}/maker`, {
      as: admin,
      body: { price: { ...draft.price, EUR: 599 } },
    });
    const after = reply.json as Plan;
    expect(after).toEqual({ ...before, price: { ...draft.price, EUR: 599 }, updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expectError(
      await app.call('PATCH', `${path}/maker`, { as: admin, body: { name: { tr: 'Ad', en: '' } } }),
      400,
      'plan_incomplete',
      { fields: { 'name.en': 'required' } },
    );
    expect((await app.call('PATCH', `${path}/maker`, { as: admin, body: { planId: 'other' } })).status).toBe(
      400,
    );
    expect((await app.call('GET', '/v1/plans/maker')).json).toEqual(after);
  });

  it('keep both of two concurrent changes', async () => {
    await Promise.all([
      app.call('PATCH', `${path}/maker`, { as: admin, body: { credits: 2_000 } }),
      app.call('PATCH', `${path}/maker`, { as: admin, body: { isPopular: true } }),
    ]);
    expect((await app.call('GET', '/v1/plans/maker')).json).toMatchObject({
      credits: 2_000,
      isPopular: true,
    });
  });

  it('show an inactive plan only to administrators', async () => {
    await app.call('PATCH', `${path}/maker`, { as: admin, body: { isActive: false } });
    expect((await listed('/v1/plans')).plans.map(({ planId }) => planId)).not.toContain('maker');
    expectError(await app.call('GET', '/v1/plans/maker'), 404, 'plan_not_available');
    expect((await listed(path, admin)).plans.map(({ planId }) => planId)).toContain('maker');
  });

  it('sell only active plans with a price', async () => {
    const attempt = (planId: string) => plans.findForSale(planId as PlanId);
    await expect(attempt('nothing')).rejects.toMatchObject({ type: 'plan_not_found' });
    await expect(attempt('maker')).rejects.toMatchObject({ type: 'plan_not_available' });
    await expect(attempt('enterprise')).rejects.toMatchObject({ type: 'plan_needs_contact' });
    await create({ planId: 'free', price: { TRY: 0, USD: 0, EUR: 0, RUB: 0 } });
    await expect(attempt('free')).rejects.toMatchObject({ type: 'plan_needs_contact' });
    expect(await attempt('pro')).toMatchObject({ planId: 'pro' });
  });

  it('report a missing plan on change and removal', async () => {
    expectError(
      await app.call('PATCH', `${path}/gone`, { as: admin, body: { credits: 1 } }),
      404,
      'plan_not_found',
    );
    expectError(await app.call('DELETE', `${path}/gone`, { as: admin }), 404, 'plan_not_found');
  });

  it("return the currency of the visitor's country, or lira if it is not supported", async () => {
    const headers = { 'x-country': 'DE' };
    const reply = await app.call('GET', '/v1/plans', { headers, ip: '203.0.113.7' });
    expect(reply.json).toMatchObject({ currency: 'EUR' });
    expect(seen.at(-1)).toEqual({ ip: '203.0.113.7', countryCode: 'DE' });
    place = 'JPY';
    expect(await listed('/v1/plans')).toMatchObject({
      currency: 'TRY',
      creditsPerToken: 0.05,
      creditsPerConversation: 120,
    });
  });

  it('order all plans, and refuse an order that lacks, repeats or invents one', async () => {
    const order = (planIds: readonly string[]) =>
      app.call('PUT', `${path}/order`, { as: admin, body: { planIds } });
    const before = (await listed(path, admin)).plans;
    const ids = before.map(({ planId }) => planId);
    clock.advance(1_000);
    const reversed = ids.toReversed();
    const { json } = await order(reversed);
    expect((json as { plans: Plan[] }).plans.map(({ planId }) => planId)).toEqual(reversed);
    expect((await listed(path, admin)).plans.map(({ sortOrder }) => sortOrder)).toEqual(
      reversed.map((_, at) => (at + 1) * 10),
    );
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] ?? ''], [...ids, 'gone']])
      expectError(await order(wrong), 409, 'plan_order_outdated');
    expect((await order([])).status).toBe(400);
    expect((await listed(path, admin)).plans.map(({ planId }) => planId)).toEqual(reversed);
    await order(ids);
    // Everything but place and time is kept.
    const rest = (plan: Plan) => ({ ...plan, sortOrder: 0, updatedAt: '' });
    expect((await listed(path, admin)).plans.map(rest)).toEqual(before.map(rest));
  });

  it('keep one of two concurrent orders as a whole', async () => {
    const ids = (await listed(path, admin)).plans.map(({ planId }) => planId);
    const orders = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]];
    await Promise.all(
      orders.map((planIds) => app.call('PUT', `${path}/order`, { as: admin, body: { planIds } })),
    );
    expect(orders).toContainEqual((await listed(path, admin)).plans.map(({ planId }) => planId));
  });

  it('limit the number of plans', async () => {
    const { plans: standing } = await listed(path, admin);
    for (let count = standing.length; count < planLimits.plansMaximum; count += 1) {
      expect((await create({ planId: `plan-${count}` })).status).toBe(201);
    }
    expectError(await create({ planId: 'one-more' }), 409, 'plan_too_many');
    const rows = await queries(transactions.outside).selectFrom('plans').select('plan_id').execute();
    expect(rows).toHaveLength(planLimits.plansMaximum);
  });
});
