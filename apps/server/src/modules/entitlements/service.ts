import {
  type Entitlements,
  freeEntitlements,
  type OwnEntitlements,
  type Plan,
  type PlanId,
  type UserId,
} from '@kilim/contract';
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
  /** What everyone has without a plan; `freeEntitlements` by default. */
  readFree?(): Entitlements;
}

export interface EntitlementsService {
  /** Entitlements of a user. Pass `tx` when called inside a transaction. */
  of(userId: UserId, tx?: Tx): Promise<Entitlements>;
  /** Entitlements with the latest plan and the number of projects. */
  describe(userId: UserId): Promise<OwnEntitlements>;
}

export function createEntitlementsService(ports: EntitlementsPorts): EntitlementsService {
  const merge = (paid: readonly { readonly entitlements: Entitlements }[]): Entitlements =>
    mergeEntitlements(
      ports.readFree?.() ?? freeEntitlements,
      paid.map(({ entitlements }) => entitlements),
    );
  return {
    of: async (userId, tx) => merge(await ports.listPaidPlans(userId, tx)),
    describe: async (userId) => {
      const paid = await ports.listPaidPlans(userId);
      return {
        planId: paid[0]?.planId ?? null,
        planName: paid[0]?.name ?? null,
        entitlements: merge(paid),
        projects: await ports.countProjects(userId),
      };
    },
  };
}
