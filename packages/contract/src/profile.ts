import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { credits, language, noBody, themeChoice } from './primitives.ts';
import { storageErrors } from './storage.ts';

/** Notification channels; security mails are always sent: docs/rules/profile.md#notifications */
export const notificationPreferences = z.object({
  email: z.boolean(),
  push: z.boolean(),
  sms: z.boolean(),
  marketing: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = z.string().max(64).refine(isTimeZone);

/** Empty, or 7 to 15 digits with spaces, dots, hyphens or parentheses. */
const phoneNumber = z
  .string()
  .trim()
  .max(32)
  .regex(/^$|^\+?[\d\s().-]+$/)
  .refine((text) => {
    const digits = text.replaceAll(/\D/g, '').length;
    return text === '' || (digits >= 7 && digits <= 15);
  });

export const profile = z.object({
  name: z.string(),
  /** Read-only; `updateEmail` changes it. */
  email: z.string(),
  phoneNumber: z.string(),
  location: z.string(),
  language,
  theme: themeChoice,
  /** Explicit choices, adopted by a device without its own; null for a default. */
  chosen: z
    .object({ language: language.nullable(), theme: themeChoice.nullable() })
    .default({ language: null, theme: null }),
  timezone: z.string(),
  notifications: notificationPreferences,
  /** Path of the profile photo, such as `/v1/avatars/…`; changes with every upload. */
  avatarUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Figures of the profile and billing tabs. */
export const profileStatistics = z.object({
  credits,
  appsCreated: z.number().int(),
  daysActive: z.number().int(),
  aiConversations: z.number().int(),
  creditsUsedThisMonth: z.number().int(),
  creditsBoughtThisMonth: z.number().int(),
  /** The last 30 days in the user's time zone, oldest first. */
  usage30Days: z.array(z.object({ date: z.string(), used: z.number().int() })),
});
export type ProfileStatistics = z.infer<typeof profileStatistics>;

export const getProfile = defineEndpoint({
  name: 'getProfile',
  summary: "Returns the caller's profile and settings.",
  method: 'GET',
  path: '/profile',
  access: 'member',
  status: 200,
  reply: profile,
  errors: [],
});
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  summary: 'Changes the given fields of the profile.',
  method: 'PATCH',
  path: '/profile',
  access: 'member',
  body: z.strictObject({
    name: z.string().trim().min(1).max(limits.nameMaximum).optional(),
    phoneNumber: phoneNumber.optional(),
    location: z.string().trim().max(limits.locationMaximum).optional(),
    language: language.optional(),
    theme: themeChoice.optional(),
    timezone: timeZone.optional(),
    notifications: z
      .strictObject({
        email: z.boolean().optional(),
        push: z.boolean().optional(),
        sms: z.boolean().optional(),
        marketing: z.boolean().optional(),
      })
      .optional(),
  }),
  status: 200,
  reply: profile,
  errors: [],
});
export const uploadAvatar = defineEndpoint({
  name: 'uploadAvatar',
  summary: 'Replaces the profile photo by the PNG, JPEG or WebP file in the body.',
  method: 'PUT',
  path: '/profile/avatar',
  access: 'member',
  rawBody: ['image/png', 'image/jpeg', 'image/webp'],
  status: 200,
  reply: profile,
  errors: ['avatar_invalid', 'avatar_too_large', 'image_too_large', ...storageErrors],
});
export const deleteAvatar = defineEndpoint({
  name: 'deleteAvatar',
  summary: 'Removes the profile photo.',
  method: 'DELETE',
  path: '/profile/avatar',
  access: 'member',
  body: noBody,
  status: 204,
  reply: null,
  errors: [],
});
export const getAvatar = defineEndpoint({
  name: 'getAvatar',
  summary: 'Returns a profile photo by its unguessable id.',
  method: 'GET',
  path: '/avatars/{avatarId}',
  access: 'public',
  params: z.object({ avatarId: z.string().regex(/^[0-9a-f]{32}$/) }),
  status: 200,
  reply: 'binary',
  replyTypes: ['image/png', 'image/jpeg', 'image/webp'],
  errors: ['avatar_not_found'],
});
export const getProfileStatistics = defineEndpoint({
  name: 'getProfileStatistics',
  summary: 'Returns the figures of the profile and billing tabs.',
  method: 'GET',
  path: '/profile/statistics',
  access: 'member',
  status: 200,
  reply: profileStatistics,
  errors: [],
});
