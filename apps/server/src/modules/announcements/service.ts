import { type Announcement, type AnnouncementDraft, AppError } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { checkComplete } from './check-complete.ts';
import { firstAnnouncement } from './first-announcement.ts';
import { canSeeAnnouncement, isPublic } from './policy.ts';
import { presentAnnouncement } from './present.ts';
import { nextId, readStored, type StoredAnnouncement } from './stored-list.ts';

export interface AnnouncementsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'readList' | 'changeList' | 'siteName'>;
  /** Writes what administrators do into the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
}

export interface AnnouncementsService {
  /** Creates the first announcement, once per database. */
  seed(): Promise<void>;
  listActive(): Promise<Announcement[]>;
  listAll(): Promise<Announcement[]>;
  find(id: string, isAdmin: boolean): Promise<Announcement>;
  create(draft: AnnouncementDraft): Promise<Announcement>;
  update(id: string, change: AnnouncementDraft | { readonly isActive: boolean }): Promise<Announcement>;
  remove(id: string): Promise<void>;
}

const settingKey = 'announcements';
/** Limit of announcements, because they share one row that every page reads. */
const maximum = 200;

const readTime = ({ publishAt }: AnnouncementDraft): number | null =>
  publishAt === null ? null : Date.parse(publishAt);

const missing = (): AppError => new AppError('announcement_not_found');

export function createAnnouncementsService({
  transactions,
  clock,
  settings,
  audit,
}: AnnouncementsPorts): AnnouncementsService {
  const read = async (): Promise<StoredAnnouncement[]> =>
    readStored(await settings.readList(transactions.outside, settingKey));

  /** Changes the list while holding its lock. */
  const change = <Result>(
    kind: 'announcement-created' | 'announcement-updated' | 'announcement-deleted',
    work: (list: StoredAnnouncement[]) => {
      readonly list: readonly StoredAnnouncement[];
      readonly result: Result;
      readonly target: string;
    },
  ): Promise<Result> =>
    transactions.run(async (tx) => {
      const results: Result[] = [];
      const targets: string[] = [];
      await settings.changeList(tx, settingKey, (list) => {
        const changed = work(readStored(list));
        results.push(changed.result);
        targets.push(changed.target);
        return changed.list;
      });
      await audit?.record(tx, { kind, userId: null, detail: { target: targets[0] } });
      return results[0] as Result;
    });

  const make = (list: readonly StoredAnnouncement[], draft: AnnouncementDraft): StoredAnnouncement => {
    const now = clock.now();
    return { id: nextId(list, now), ...draft, publishAt: readTime(draft), createdAt: now, updatedAt: now };
  };

  return {
    seed: () =>
      transactions.run(async (tx) => {
        await settings.changeList(tx, settingKey, (list) =>
          list === null ? [make([], firstAnnouncement(settings.siteName))] : list,
        );
      }),
    listActive: async () => {
      const now = clock.now();
      return (await read()).filter((entry) => isPublic(entry, now)).map(presentAnnouncement);
    },
    listAll: async () => (await read()).map(presentAnnouncement),
    find: async (id, isAdmin) => {
      const found = (await read()).find((entry) => entry.id === id);
      if (!found || !canSeeAnnouncement(isAdmin, found, clock.now())) throw missing();
      return presentAnnouncement(found);
    },
    create: (draft) => {
      checkComplete(draft);
      return change('announcement-created', (list) => {
        if (list.length >= maximum) throw new AppError('announcement_too_many');
        const made = make(list, draft);
        return { list: [...list, made], result: presentAnnouncement(made), target: made.id };
      });
    },
    update: (id, changes) => {
      if ('title' in changes) checkComplete(changes);
      return change('announcement-updated', (list) => {
        const found = list.find((entry) => entry.id === id);
        if (!found) throw missing();
        const publishAt = 'title' in changes ? readTime(changes) : found.publishAt;
        const changed = { ...found, ...changes, publishAt, updatedAt: clock.now() };
        return {
          list: list.map((entry) => (entry.id === id ? changed : entry)),
          result: presentAnnouncement(changed),
          target: id,
        };
      });
    },
    remove: (id) =>
      change('announcement-deleted', (list) => {
        const rest = list.filter((entry) => entry.id !== id);
        if (rest.length === list.length) throw missing();
        return { list: rest, result: undefined, target: id };
      }),
  };
}
