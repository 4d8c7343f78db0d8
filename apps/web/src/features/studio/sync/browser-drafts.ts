import { z } from 'zod';
import { readUnsaved, writeUnsaved } from '../../../storage/unsaved-changes.ts';
import type { Draft } from '../document/merge-server-files.ts';
import type { DraftStorage } from './sync-port.ts';

const draft = z.object({
  /** Null for a deleted file. */
  content: z.string().nullable(),
  baseHash: z.string().nullable(),
  // Missing in drafts of older releases.
  base: z.string().optional(),
  sent: z.array(z.string()).optional(),
});
const stored = z.array(z.tuple([z.string(), draft]));

/** Drafts of one project in local storage: docs/rules/studio.md#drafts */
export function createBrowserDrafts(projectId: string): DraftStorage {
  // Files of this tab, so that drafts of another tab with the same project stay.
  let own: ReadonlySet<string> = new Set();
  const read = (): ReadonlyMap<string, Draft> => {
    try {
      const parsed = stored.safeParse(JSON.parse(readUnsaved(projectId) ?? '[]'));
      const rows = (parsed.data ?? []).map(([path, { base, sent, ...rest }]): [string, Draft] => [
        path,
        { ...rest, ...(base !== undefined && { base }), ...(sent && { sent }) },
      ]);
      return new Map(rows);
    } catch {
      return new Map();
    }
  };
  return {
    read() {
      const drafts = read();
      own = new Set(drafts.keys());
      return drafts;
    },
    write(drafts) {
      const others = [...read()].filter(([path]) => !own.has(path) && !drafts.has(path));
      own = new Set(drafts.keys());
      const rows = [...others, ...drafts];
      return writeUnsaved(projectId, rows.length === 0 ? null : JSON.stringify(rows));
    },
  };
}
