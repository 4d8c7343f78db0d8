import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';
import type { Draft } from '../document/merge-server-files.ts';
import type { DraftStorage } from './sync-port.ts';

const stored = z.array(
  z.tuple([z.string(), z.object({ content: z.string(), baseHash: z.string().nullable() })]),
);

/** Drafts of one project in local storage: docs/rules/studio.md#drafts */
export function createBrowserDrafts(projectId: string): DraftStorage {
  const key = `last-code-save_${projectId}`;
  return {
    read() {
      try {
        const parsed = stored.safeParse(JSON.parse(readStored(key) ?? '[]'));
        return new Map<string, Draft>(parsed.data ?? []);
      } catch {
        return new Map();
      }
    },
    write(drafts) {
      if (drafts.size === 0) removeStored(key);
      else writeStored(key, JSON.stringify([...drafts]));
    },
  };
}
