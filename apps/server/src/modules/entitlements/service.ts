import type { Entitlements, OwnEntitlements, Plan, PlanId, UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { mergeEntitlements } from './policy.ts';

export interface EntitlementsPorts {
  /** Paid and not given back whole, newest first, as the plans were when they were bought. */
  listPaidPlans(
    userId: UserId,
    tx?: Tx,
  ): Promise<
    readonly {
      readonly planId: PlanId;
      readonly name: Plan['name'];
      readonly entitlements: Entitlements;
    }[]
  >;
  countProjects(userId: UserId): Promise<number>;
}

export interface EntitlementsService {
  /** What the person may do. Inside of a transaction hand it on. */
  of(userId: UserId, tx?: Tx): Promise<Entitlements>;
  describe(userId: UserId): Promise<OwnEntitlements>;
}

export function createEntitlementsService(ports: EntitlementsPorts): EntitlementsService {
  return {
    of: async (userId, tx) =>
      mergeEntitlements((await ports.listPaidPlans(userId, tx)).map(({ entitlements }) => entitlements)),
    describe: async (userId) => {
      const paid = await ports.listPaidPlans(userId);
      return {
        planId: paid[0]?.planId ?? null,
        planName: paid[0]?.name ?? null,
        entitlements: mergeEntitlements(paid.map(({ entitlements }) => entitlements)),
        projects: await ports.countProjects(userId),
      };
    },
  };
}
