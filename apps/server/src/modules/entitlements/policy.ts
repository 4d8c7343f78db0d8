import { type Entitlements, freeEntitlements } from '@kilim/contract';

/** The most generous of the free ones and of all that were paid. */
export function mergeEntitlements(paid: readonly Entitlements[]): Entitlements {
  return paid.reduce<Entitlements>(
    (best, { projectLimit, storageMegabytes, hasPrioritySupport }) => ({
      projectLimit:
        best.projectLimit === null || projectLimit === null
          ? null
          : Math.max(best.projectLimit, projectLimit),
      storageMegabytes: Math.max(best.storageMegabytes, storageMegabytes),
      hasPrioritySupport: best.hasPrioritySupport || hasPrioritySupport,
    }),
    freeEntitlements,
  );
}
