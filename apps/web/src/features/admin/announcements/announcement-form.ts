import { type Announcement, announcementIcon, announcementType } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';
import type { NewAnnouncement } from './api/announcements.ts';

// The form of an announcement: its validation and its conversion from and to the API. Messages are message keys.

const key = (name: MessageKey): MessageKey => name;

/** Limits of the API. */
export const titleMaximum = 200;
export const contentMaximum = 10_000;

const text = (maximum: number) =>
  z.string().trim().min(1, key('adminAnnouncements.required')).max(maximum, key('common.tooLong'));
const texts = (maximum: number) => z.object({ tr: text(maximum), en: text(maximum) });

/** What a field for date and time holds: the device's local time, or nothing. */
const localTime = z.string().transform((typed, context) => {
  if (typed === '') return null;
  const time = new Date(typed);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  context.addIssue({ code: 'custom', message: key('adminAnnouncements.publishAtInvalid') });
  return z.NEVER;
});

/** Validation of the form (docs/rules/announcements.md#fields); its output is the body of the API call. */
export const announcementForm = z.object({
  title: texts(titleMaximum),
  content: texts(contentMaximum),
  type: announcementType,
  icon: announcementIcon,
  isActive: z.boolean(),
  publishAt: localTime,
}) satisfies z.ZodType<NewAnnouncement>;

export type AnnouncementFormInput = z.input<typeof announcementForm>;

/** A time as a field for date and time shows it, to the minute, in the device's time zone. */
export function toLocalTime(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The form of an existing announcement. */
export function fillAnnouncementForm(announcement: Announcement): AnnouncementFormInput {
  const { title, content, type, icon, isActive, publishAt } = announcement;
  return {
    title,
    content,
    type,
    icon,
    isActive,
    publishAt: publishAt === null ? '' : toLocalTime(publishAt),
  };
}

/** The form of a new announcement, with the defaults of the API. */
export const emptyAnnouncementForm: AnnouncementFormInput = {
  title: { tr: '', en: '' },
  content: { tr: '', en: '' },
  type: 'info',
  icon: 'Megaphone',
  isActive: true,
  publishAt: '',
};
