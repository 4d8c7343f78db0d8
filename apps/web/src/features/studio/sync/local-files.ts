import { z } from 'zod';
import { openClaimedStore, openOwnStore } from '../../../storage/store-owner.ts';
import type { LocalFiles } from './sync-port.ts';

const knownFiles = z.object({
  revision: z.number().int(),
  files: z.array(z.object({ path: z.string(), content: z.string(), hash: z.string() })),
});

/** Files of one project in the client store: docs/rules/local-storage.md#client-store */
export function createLocalFiles(projectId: string, now: () => number = Date.now): LocalFiles {
  return {
    async read() {
      const stored = await (await openOwnStore())?.readDocument(projectId);
      return knownFiles.safeParse(stored).data ?? null;
    },
    async write({ revision, files }) {
      const kept = files.map(({ path, content, hash }) => ({ path, content, hash }));
      await (await openClaimedStore())?.writeDocument({ projectId, revision, files: kept, openedAt: now() });
    },
  };
}
