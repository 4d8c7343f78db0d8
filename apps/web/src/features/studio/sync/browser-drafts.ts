import { readUnsaved, writeUnsaved } from '../../../storage/unsaved-changes.ts';
import type { Draft } from '../document/merge-server-files.ts';
import { readDrafts, writeDrafts } from './draft-format.ts';
import type { DraftStorage } from './sync-port.ts';

/** Drafts of one project in local storage: docs/rules/studio.md#drafts */
export function createBrowserDrafts(projectId: string): DraftStorage {
  // Files of this tab, so that drafts of another tab with the same project stay.
  let own: ReadonlySet<string> = new Set();
  /** What this tab stored last, and the drafts of others in it: reading them again takes long for large files. */
  let last: { readonly text: string | null; readonly others: ReadonlyMap<string, Draft> } | null = null;

  function readOthers(): ReadonlyMap<string, Draft> {
    const text = readUnsaved(projectId);
    if (last !== null && last.text === text) return last.others;
    return new Map([...readDrafts(text)].filter(([path]) => !own.has(path)));
  }

  return {
    read() {
      const drafts = readDrafts(readUnsaved(projectId));
      own = new Set(drafts.keys());
      last = null;
      return drafts;
    },
    write(drafts) {
      const others = new Map([...readOthers()].filter(([path]) => !drafts.has(path)));
      own = new Set(drafts.keys());
      const all = new Map([...others, ...drafts]);
      const text = all.size === 0 ? null : writeDrafts(all);
      const isStored = writeUnsaved(projectId, text);
      last = isStored ? { text, others } : null;
      return isStored;
    },
  };
}
