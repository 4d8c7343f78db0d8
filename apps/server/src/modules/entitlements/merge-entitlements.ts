import type { Entitlements } from '@kilim/contract';

/** The highest value of each entitlement among the free ones and all paid plans. */
export function mergeEntitlements(free: Entitlements, paid: readonly Entitlements[]): Entitlements {
  return paid.reduce<Entitlements>(
    (best, { projectLimit, storageMegabytes, hasPrioritySupport }) => ({
      projectLimit:
        best.projectLimit === null || projectLimit === null
          ? null
          : Math.max(best.projectLimit, projectLimit),
      storageMegabytes: Math.max(best.storageMegabytes, storageMegabytes),
      hasPrioritySupport: best.hasPrioritySupport || hasPrioritySupport,
    }),
    free,
  );
}
