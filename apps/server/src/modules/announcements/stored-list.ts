import { announcementIcon, announcementType } from '@kilim/contract';
import { z } from 'zod';

const text = z.object({ tr: z.string(), en: z.string() });

const stored = z.object({
  id: z.string(),
  title: text,
  content: text,
  type: announcementType.catch('info'),
  icon: announcementIcon.catch('Megaphone'),
  isActive: z.boolean(),
  /** Epoch milliseconds; null when it is public from its creation on. */
  publishAt: z.number().nullable().default(null),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type StoredAnnouncement = z.infer<typeof stored>;

/** When readers see it first, if it is active. */
const publicFrom = ({ publishAt, createdAt }: StoredAnnouncement): number => publishAt ?? createdAt;

/** Parses the stored list, newest first; invalid entries are skipped. */
export function readStored(list: unknown): StoredAnnouncement[] {
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((entry) => {
      const parsed = stored.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    })
    .sort((one, other) => publicFrom(other) - publicFrom(one) || (one.id < other.id ? 1 : -1));
}

/** `ann_` and the time in milliseconds; the next free number when taken. */
export function nextId(list: readonly Pick<StoredAnnouncement, 'id'>[], now: number): string {
  const taken = new Set(list.map(({ id }) => id));
  let time = now;
  while (taken.has(`ann_${time}`)) time += 1;
  return `ann_${time}`;
}
