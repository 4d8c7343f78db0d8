import type { Entitlements, OwnEntitlements, Plan, PlanId, UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { mergeEntitlements } from './merge-entitlements.ts';

export interface EntitlementsPorts {
  /** Plans that were paid and not fully refunded, newest first, as they were when bought. */
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
  /** Entitlements of a user. Pass `tx` when called inside a transaction. */
  of(userId: UserId, tx?: Tx): Promise<Entitlements>;
  /** Entitlements with the latest plan and the number of projects. */
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
