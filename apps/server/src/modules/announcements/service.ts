import { type Announcement, type AnnouncementDraft, type AnnouncementEntry, AppError } from '@kilim/contract';
import { createListChange, settingKey } from './change-list.ts';
import { checkComplete } from './check-complete.ts';
import { firstAnnouncement } from './first-announcement.ts';
import { canSeeAnnouncement, isPublic } from './policy.ts';
import type { AnnouncementsPorts } from './ports.ts';
import { presentAnnouncement } from './present.ts';
import { replaceList } from './replace-list.ts';
import { nextId, readStored, type StoredAnnouncement } from './stored-list.ts';

export interface AnnouncementsService {
  /** Creates the first announcement, once per database. */
  seed(): Promise<void>;
  listActive(): Promise<Announcement[]>;
  listAll(): Promise<Announcement[]>;
  find(id: string, isAdmin: boolean): Promise<Announcement>;
  create(draft: AnnouncementDraft): Promise<Announcement>;
  update(id: string, change: AnnouncementDraft | { readonly isActive: boolean }): Promise<Announcement>;
  /** Replaces the whole list; announcements that are not in it are deleted. */
  replaceAll(entries: readonly AnnouncementEntry[]): Promise<Announcement[]>;
  remove(id: string): Promise<void>;
}

/** Limit of announcements, because they share one row that every page reads. */
const maximum = 200;

const readTime = ({ publishAt }: AnnouncementDraft): number | null =>
  publishAt === null ? null : Date.parse(publishAt);

const missing = (): AppError => new AppError('announcement_not_found');

export function createAnnouncementsService(ports: AnnouncementsPorts): AnnouncementsService {
  const { transactions, clock, settings } = ports;
  const change = createListChange(ports);
  const read = async (): Promise<StoredAnnouncement[]> =>
    readStored(await settings.readList(transactions.outside, settingKey));

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
      return change((list) => {
        if (list.length >= maximum) throw new AppError('announcement_too_many');
        const made = make(list, draft);
        return {
          list: [...list, made],
          result: presentAnnouncement(made),
          records: [['announcement-created', made.id]],
        };
      });
    },
    update: (id, changes) => {
      if ('title' in changes) checkComplete(changes);
      return change((list) => {
        const found = list.find((entry) => entry.id === id);
        if (!found) throw missing();
        const publishAt = 'title' in changes ? readTime(changes) : found.publishAt;
        const changed = { ...found, ...changes, publishAt, updatedAt: clock.now() };
        return {
          list: list.map((entry) => (entry.id === id ? changed : entry)),
          result: presentAnnouncement(changed),
          records: [['announcement-updated', id]],
        };
      });
    },
    replaceAll: (entries) => {
      for (const entry of entries) checkComplete(entry);
      if (entries.length > maximum) throw new AppError('announcement_too_many');
      return change((stored) => {
        const { list, records } = replaceList(stored, entries, clock.now());
        return { list, records, result: readStored(list).map(presentAnnouncement) };
      });
    },
    remove: (id) =>
      change((list) => {
        const rest = list.filter((entry) => entry.id !== id);
        if (rest.length === list.length) throw missing();
        return { list: rest, result: undefined, records: [['announcement-deleted', id]] };
      }),
  };
}
