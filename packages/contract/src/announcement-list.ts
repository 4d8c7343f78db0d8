import { z } from 'zod';
import { announcement, announcementDraft } from './announcements.ts';
import { defineEndpoint } from './endpoint.ts';

// The announcements as one list, as the client SDK writes them: docs/rules/announcements.md#storage

/** One of a whole list, as `announcement` but with the times of the server ignored. */
const announcementEntry = announcementDraft.extend({
  /** Without one, or with one that is not known, the announcement is new. */
  id: z
    .string()
    .regex(/^ann_\d{1,16}$/)
    .optional(),
  /** Without it, a known announcement keeps its time. */
  publishAt: z.iso.datetime({ offset: true }).nullable().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
});
export type AnnouncementEntry = z.infer<typeof announcementEntry>;

const hasNoIdTwice = (entries: readonly AnnouncementEntry[]): boolean => {
  const ids = entries.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

export const replaceAnnouncements = defineEndpoint({
  name: 'replaceAnnouncements',
  summary: 'Replaces all announcements by a list; those that are not in it are deleted.',
  method: 'PUT',
  path: '/admin/announcements',
  access: 'admin',
  body: z.strictObject({
    announcements: z.array(announcementEntry).refine(hasNoIdTwice, 'An id is named twice.'),
  }),
  status: 200,
  reply: z.object({ announcements: z.array(announcement) }),
  errors: ['announcement_incomplete', 'announcement_too_many'],
});
