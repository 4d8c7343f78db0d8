import type { Entitlements, PlanId } from '@kilim/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createEntitlementsRoutes, createEntitlementsService } from './index.ts';

describeOnEachEngine('entitlement routes', ({ transactions }) => {
  let buyer: Caller;
  let person: Caller;
  const bought = (planId: string, entitlements: Entitlements) => ({
    planId: planId as PlanId,
    name: { tr: `${planId} planı`, en: planId },
    entitlements,
  });
  const entitlements = createEntitlementsService({
    listPaidPlans: async (userId) =>
      userId === buyer.userId
        ? [
            bought('basic', { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false }),
            bought('pro', { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true }),
          ]
        : [],
    countProjects: async () => 3,
  });
  const app = createTestApp({ routes: createEntitlementsRoutes(entitlements) });
  const read = async (as: Caller | null) => app.call('GET', '/v1/entitlements', { as });

  beforeAll(async () => {
    buyer = await addUser(transactions);
    person = await addUser(transactions);
  });

  it('reject guests', async () => {
    expect((await read(null)).status).toBe(401);
  });

  it('return the free entitlements without a plan', async () => {
    expect((await read(person)).json).toEqual({
      planId: null,
      planName: null,
      entitlements: { projectLimit: 20, storageMegabytes: 200, hasPrioritySupport: false },
      projects: 3,
    });
  });

  it('return the latest plan and the highest values of all plans', async () => {
    expect((await read(buyer)).json).toEqual({
      planId: 'basic',
      planName: { tr: 'basic planı', en: 'basic' },
      entitlements: { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true },
      projects: 3,
    });
    expect(await entitlements.of(buyer.userId)).toEqual({
      projectLimit: null,
      storageMegabytes: 5_120,
      hasPrioritySupport: true,
    });
  });
});
