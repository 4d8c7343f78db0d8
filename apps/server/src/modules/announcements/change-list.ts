import { documentChanged } from '../../platform/events/index.ts';
import type { AnnouncementsPorts } from './ports.ts';
import { readStored, type StoredAnnouncement } from './stored-list.ts';

export const settingKey = 'announcements';

type Kind = 'announcement-created' | 'announcement-updated' | 'announcement-deleted';

interface Changed<Result> {
  readonly list: readonly StoredAnnouncement[];
  readonly result: Result;
  /** What the security log names: the kind and the announcement. */
  readonly records: readonly (readonly [kind: Kind, target: string])[];
}

/** Changes of the stored list, each followed by an event of its document. */
export function createListChange({ transactions, settings, audit, events }: AnnouncementsPorts) {
  /** Changes the list while holding its lock. */
  return async <Result>(work: (list: StoredAnnouncement[]) => Changed<Result>): Promise<Result> => {
    const { result, records } = await transactions.run(async (tx) => {
      const done: Changed<Result>[] = [];
      await settings.changeList(tx, settingKey, (list) => {
        const changed = work(readStored(list));
        done.push(changed);
        return changed.list;
      });
      const [changed] = done as [Changed<Result>];
      for (const [kind, target] of changed.records)
        await audit?.record(tx, { kind, userId: null, detail: { target } });
      return changed;
    });
    if (records.length > 0)
      events?.publishResource(documentChanged('settings', settingKey, 'update', ['any']));
    return result;
  };
}
