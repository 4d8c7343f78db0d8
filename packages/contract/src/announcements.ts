import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { bothLanguages, noBody, timestamp } from './primitives.ts';

// Announcements of the operator, public from their time on while active: docs/rules/announcements.md

export const announcementType = z.enum(['new', 'update', 'beta', 'info']);
export const announcementIcon = z.enum(['MessageSquare', 'Megaphone', 'Calendar', 'Eye']);

export const announcement = z.object({
  /** `ann_` followed by the creation time in epoch milliseconds. */
  id: z.string(),
  title: bothLanguages,
  content: bothLanguages,
  type: announcementType,
  icon: announcementIcon,
  isActive: z.boolean(),
  /** From when on it is public; null from its creation on. */
  publishAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Announcement = z.infer<typeof announcement>;

const draftText = (maximum: number) =>
  z.strictObject({
    tr: z.string().trim().max(maximum).default(''),
    en: z.string().trim().max(maximum).default(''),
  });

/** The service rejects blank texts with `announcement_incomplete`; the schema accepts them. */
export const announcementDraft = z.strictObject({
  title: draftText(200),
  content: draftText(10_000),
  type: announcementType.default('info'),
  icon: announcementIcon.default('Megaphone'),
  isActive: z.boolean().default(true),
  publishAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

const byId = z.object({ id: z.string().max(64) });

export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  summary: 'Lists the public announcements, newest first.',
  method: 'GET',
  path: '/announcements',
  access: 'public',
  status: 200,
  reply: z.object({ announcements: z.array(announcement) }),
  errors: [],
});
export const getAnnouncement = defineEndpoint({
  name: 'getAnnouncement',
  summary: 'Returns one announcement; only administrators see inactive and scheduled ones.',
  method: 'GET',
  path: '/announcements/{id}',
  access: 'public',
  params: byId,
  status: 200,
  reply: announcement,
  errors: ['announcement_not_found'],
});
export const listAllAnnouncements = defineEndpoint({
  name: 'listAllAnnouncements',
  summary: 'Lists all announcements, including inactive and scheduled ones.',
  method: 'GET',
  path: '/admin/announcements',
  access: 'admin',
  status: 200,
  reply: z.object({ announcements: z.array(announcement) }),
  errors: [],
});
export const createAnnouncement = defineEndpoint({
  name: 'createAnnouncement',
  summary: 'Creates an announcement.',
  method: 'POST',
  path: '/admin/announcements',
  access: 'admin',
  body: announcementDraft,
  status: 201,
  reply: announcement,
  errors: ['announcement_incomplete', 'announcement_too_many'],
});
export const updateAnnouncement = defineEndpoint({
  name: 'updateAnnouncement',
  summary: 'Replaces the content of an announcement.',
  method: 'PUT',
  path: '/admin/announcements/{id}',
  access: 'admin',
  params: byId,
  body: announcementDraft,
  status: 200,
  reply: announcement,
  errors: ['announcement_incomplete', 'announcement_not_found'],
});
export const toggleAnnouncement = defineEndpoint({
  name: 'toggleAnnouncement',
  summary: 'Shows or hides an announcement.',
  method: 'PATCH',
  path: '/admin/announcements/{id}',
  access: 'admin',
  params: byId,
  body: z.strictObject({ isActive: z.boolean() }),
  status: 200,
  reply: announcement,
  errors: ['announcement_not_found'],
});
export const deleteAnnouncement = defineEndpoint({
  name: 'deleteAnnouncement',
  summary: 'Deletes an announcement.',
  method: 'DELETE',
  path: '/admin/announcements/{id}',
  access: 'admin',
  params: byId,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['announcement_not_found'],
});
