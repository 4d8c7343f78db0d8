import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { megabyte } from './limits.ts';
import { entitlements } from './plans.ts';
import { bothLanguages, localizedText, timestamp } from './primitives.ts';

// Site settings, written by administrators and read by every page: docs/rules/settings.md

const text = (maximum: number) => z.string().trim().max(maximum);

const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .toLowerCase();
/** One colour per theme, because no colour reaches AA contrast on both a white and a dark background. */
export const themeColors = z.strictObject({ light: hexColor, dark: hexColor });
export type ThemeColors = z.infer<typeof themeColors>;

/** Minimum contrast of text by WCAG 2.2 AA. */
export const brandContrastMinimum = 4.5;

/** The colours each brand colour is combined with: text on it, and the page background behind it. */
export const brandCompanions = {
  primaryColor: { light: ['#ffffff', '#fbf9f5'], dark: ['#1c0d09', '#14120f'] },
  secondaryColor: { light: ['#ffffff', '#fbf9f5'], dark: ['#0d1428', '#14120f'] },
} as const;
export type BrandColorKey = keyof typeof brandCompanions;

const optionalEmail = z.union([z.literal(''), z.string().trim().toLowerCase().max(320).pipe(z.email())]);
const phone = z
  .string()
  .trim()
  .regex(/^(\+?[\d ()-]{5,32})?$/);

/** Largest opening balance of new accounts. */
export const welcomeCreditsMaximum = 1_000_000;

/** What accounts without a plan get, changed while the site runs: docs/rules/settings.md#limits */
export const accountLimits = z.strictObject({
  /** Credits of a new account; 0 for none: docs/rules/credits.md#opening-balance */
  welcomeCredits: z.number().int().min(0).max(welcomeCreditsMaximum),
  /** Projects without a plan; null means unlimited. */
  freeProjects: entitlements.shape.projectLimit,
  freeStorageMegabytes: entitlements.shape.storageMegabytes,
});
export type AccountLimits = z.infer<typeof accountLimits>;

/** Schema by key. Uploads set `logo` and `favicon`; a bulk save can only clear them. */
export const settingValues = {
  logo: z.literal(''),
  favicon: z.literal(''),
  siteName: text(60).min(1),
  siteDescription: localizedText(300),
  primaryColor: themeColors,
  secondaryColor: themeColors,
  companyName: text(200),
  taxId: text(50),
  companyAddress: text(500),
  contactEmail: optionalEmail,
  contactPhone: phone,
  /** WhatsApp needs a country code. */
  whatsappNumber: phone.regex(/^(\+.*)?$/),
  supportEmail: optionalEmail,
  officeAddress: text(500),
  officeLocation: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(1000)]),
  workingHoursWeekdays: localizedText(100),
  workingHoursSaturday: localizedText(100),
  workingHoursSunday: localizedText(100),
  receiptTemplate: z.strictObject({
    companyName: text(200),
    taxId: text(50),
    address: text(500),
    phone,
    email: optionalEmail,
    logo: z.union([z.literal(''), z.string().regex(/^\/v1\/site-files\/[0-9a-f]{64}$/)]),
  }),
  accountLimits,
} as const;
export type SettingKey = keyof typeof settingValues;
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof settingValues)[Key]> };

export const settingKeys = Object.keys(settingValues) as SettingKey[];

/** Settings that every page shows; empty texts are hidden. */
export const publicSettings = z.object({
  siteName: z.string(),
  siteDescription: bothLanguages,
  /** Path on the site's origin; null shows the first letter of the name. */
  logoUrl: z.string().nullable(),
  faviconUrl: z.string().nullable(),
  primaryColor: themeColors,
  secondaryColor: themeColors,
  companyName: z.string(),
  companyAddress: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  whatsappNumber: z.string(),
  supportEmail: z.string(),
  officeAddress: z.string(),
  officeLocation: z.string(),
  workingHours: z.object({
    weekdays: bothLanguages,
    saturday: bothLanguages,
    sunday: bothLanguages,
  }),
  accountLimits,
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const setting = z.object({
  key: z.string(),
  /** A string or an object, as in `settingValues`. */
  value: z.unknown(),
  type: z.enum(['string', 'number', 'boolean', 'json']),
  isPublic: z.boolean(),
  category: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Setting = z.infer<typeof setting>;

/** Size limits in bytes and accepted types of the uploads. */
export const siteFileRules = {
  logo: {
    maximum: 5 * megabyte,
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'],
  },
  favicon: { maximum: megabyte, types: ['image/x-icon', 'image/png', 'image/jpeg'] },
} as const;

export const getPublicSettings = defineEndpoint({
  name: 'getPublicSettings',
  summary: "Returns the site's name, colours, logo and contact data.",
  method: 'GET',
  path: '/settings/public',
  access: 'public',
  status: 200,
  reply: publicSettings,
  errors: [],
});
export const listSettings = defineEndpoint({
  name: 'listSettings',
  summary: 'Lists all settings.',
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  status: 200,
  reply: z.object({ settings: z.array(setting) }),
  errors: [],
});
export const saveSettings = defineEndpoint({
  name: 'saveSettings',
  summary: 'Saves several settings in one transaction.',
  method: 'PUT',
  path: '/admin/settings',
  access: 'admin',
  // The settings include the credits that every new account receives.
  requiresRecentAuthentication: true,
  body: z.strictObject({
    settings: z
      .array(z.strictObject({ key: z.string().max(64), value: z.unknown() }))
      .min(1)
      .max(50),
  }),
  status: 200,
  reply: z.object({ settings: z.array(setting) }),
  errors: ['settings_invalid', 'settings_contrast_too_low'],
});
export const uploadSiteFile = defineEndpoint({
  name: 'uploadSiteFile',
  summary: 'Replaces the logo or the favicon by the file in the body.',
  method: 'POST',
  path: '/admin/settings/{kind}/file',
  access: 'admin',
  params: z.object({ kind: z.enum(['logo', 'favicon']) }),
  rawBody: [...siteFileRules.logo.types, 'image/jpg', 'image/x-icon', 'image/vnd.microsoft.icon'],
  status: 201,
  reply: z.object({ id: z.string(), url: z.string() }),
  errors: [
    'site_file_not_chosen',
    'logo_too_large',
    'logo_type_invalid',
    'favicon_too_large',
    'favicon_type_invalid',
    'image_too_large',
  ],
});
export const getSiteFile = defineEndpoint({
  name: 'getSiteFile',
  summary: 'Returns a logo or favicon; the file at an address never changes.',
  method: 'GET',
  path: '/site-files/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(128) }),
  status: 200,
  reply: 'binary',
  replyTypes: [...siteFileRules.logo.types, 'image/x-icon'],
  errors: ['site_file_not_found'],
});
