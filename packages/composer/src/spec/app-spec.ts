import { z } from 'zod';
import { entitySchema } from './entity.ts';
import { recentChangeSchema, recentMaximum } from './recent.ts';
import { roleMaximum, roleSchema } from './role.ts';

export const archetypeIds = [
  'log',
  'collection',
  'jobs',
  'appointments',
  'reservation',
  'checklist',
  'people',
  'ledger',
  'measurements',
  'stock',
  'catalogue',
  'articles',
  'feed',
  'conversation',
  'board',
  'places',
  'weekPlan',
  'tool',
  'quiz',
  'game',
  'media',
] as const;
export type ArchetypeId = (typeof archetypeIds)[number];

/** How the app is moved around in. */
export const layoutIds = [
  'tabs',
  'floatingTabs',
  'topTabs',
  'dashboard',
  'feed',
  'drawer',
  'single',
  'wizard',
] as const;
export type LayoutId = (typeof layoutIds)[number];

/** Surfaces of cards and rows. */
export const cardStyles = ['tinted', 'raised', 'plain', 'outlined'] as const;

/** Currencies of amounts, with two digits after the point or none. */
export const currencyIds = ['TRY', 'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'NGN', 'INR', 'KES', 'ZAR'] as const;

/** Own texts of an app. */
export const textMaximum = 60;

export const paletteIds = [
  'terracotta',
  'forest',
  'ocean',
  'plum',
  'amber',
  'rose',
  'slate',
  'teal',
  'indigo',
  'olive',
  'cherry',
  'sky',
  'mint',
  'coffee',
  'violet',
  'graphite',
] as const;
export type PaletteId = (typeof paletteIds)[number];

const identifier = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

export const screenSchema = z.strictObject({
  /** Name in the code: PascalCase, unique, without "Screen": 'Appointments', 'AppointmentForm'. */
  id: z.string().regex(/^[A-Z][A-Za-z0-9]{0,49}$/),
  /** Id of a screen kind in the registry (src/print/screen-kinds.ts). */
  kind: identifier,
  /** Id of the entity that the screen shows; none for tools, games, settings. */
  entity: identifier.optional(),
  title: z.string().min(1).max(60),
  /** Label in the navigation; default `title`. */
  tabTitle: z.string().min(1).max(20).optional(),
  icon: z.string().regex(/^[a-z0-9-]{2,40}$/),
  /** `main` screens are in the navigation in this order; the first is the home screen. `inner` ones are opened by others. */
  place: z.enum(['main', 'inner']),
  /** Validated by the kind's own schema. */
  options: z.record(z.string(), z.unknown()).default({}),
});

/** Abilities that several screens share; each adds something visible. */
export const featureIds = [
  'search',
  'filter',
  'favourites',
  'comments',
  'reminders',
  'sharing',
  'dataExport',
  'languageSwitch',
  'roles',
  'login',
  'onboarding',
  'profile',
  'settings',
  'statistics',
] as const;
export type FeatureId = (typeof featureIds)[number];

export const appSpecSchema = z.strictObject({
  version: z.literal(1),
  language: z.enum(['tr', 'en']),
  name: z.string().min(1).max(60),
  icon: z.string().regex(/^[a-z0-9-]{2,40}$/),
  /** Id of a subject of the lexicon, or 'unknown'. */
  subject: z.string().max(40),
  archetype: z.enum(archetypeIds),
  palette: z.enum(paletteIds),
  /** Replaces the palette's main colour: '#rrggbb'. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  scheme: z.enum(['system', 'light', 'dark']).default('system'),
  layout: z.enum(layoutIds),
  cardStyle: z.enum(cardStyles),
  textSize: z.enum(['normal', 'large']).default('normal'),
  currency: z.enum(currencyIds),
  /** First day of weeks; without it that of the country. */
  firstDay: z.enum(['mon', 'sun']).optional(),
  /** Texts of buttons, headings and notes that replace the printed ones, by group and key: 'common.save'. */
  texts: z
    .record(z.string().regex(/^[a-z]\w{0,59}\.[a-z]\w{0,59}$/i), z.string().min(1).max(120))
    .refine((texts) => Object.keys(texts).length <= textMaximum)
    .optional(),
  seed: z.number().int().min(0).max(0xffffffff),
  entities: z.array(entitySchema).max(12),
  screens: z.array(screenSchema).min(1).max(40),
  features: z.array(z.enum(featureIds)).default([]),
  /** Of the feature `roles`: the one with all rights first. */
  roles: z.array(roleSchema).min(2).max(roleMaximum).optional(),
  /** The last changes by follow-ups, the newest last. */
  recent: z.array(recentChangeSchema).max(recentMaximum).optional(),
});

export type AppSpec = z.output<typeof appSpecSchema>;
export type Screen = z.output<typeof screenSchema>;
