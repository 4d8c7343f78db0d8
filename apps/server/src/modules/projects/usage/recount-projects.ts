import type { Log } from '../../../platform/log/log.ts';
import type { Transactions } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockAnyProject } from '../lock-repository.ts';
import { listProjectIds } from '../repository.ts';
import { addStoredBytes, findUsageDifference } from './repository.ts';

const batch = 200;

/** Recounts the stored bytes of every project and corrects wrong counts, one small transaction per project. */
export async function recountProjects(
  transactions: Transactions,
  storage: StorageCount,
  log: Log,
): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await listProjectIds(transactions.outside, after, batch);
    for (const projectId of ids) {
      await transactions.run(async (tx) => {
        await lockAnyProject(tx, projectId);
        const found = await findUsageDifference(tx, projectId);
        if (!found || found.difference === 0) return;
        const { userId, difference } = found;
        await addStoredBytes(tx, projectId, difference);
        await storage.change(tx, userId, difference, 'counted');
        log.warn({ projectId, difference }, 'corrected the stored bytes of a project');
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    after = last;
  }
}
