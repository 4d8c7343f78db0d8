import { z } from 'zod';
import { analyticsActions } from './analytics-actions.ts';
import { defineEndpoint } from './endpoint.ts';
import { analyticsLimits } from './limits.ts';

// Analytics events, stored without the IP address and only with consent: docs/rules/analytics.md

export const analyticsKind = z.enum(['identify', 'page', 'action', 'error', 'performance']);
export type AnalyticsKind = z.infer<typeof analyticsKind>;

const isAction = z.enum(analyticsActions);

export const analyticsEvent = z
  .strictObject({
    kind: analyticsKind,
    /** One of `analyticsActions` for an action; for example `LCP` for a measured time. */
    name: z.string().trim().min(1).max(100),
    /** The path alone: query and fragment are removed because they may contain secrets. */
    path: z
      .string()
      .max(1_000)
      .default('')
      .transform((path) => path.replace(/[?#].*$/s, '')),
    properties: z
      .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean()]))
      .default({})
      .refine((properties) => JSON.stringify(properties).length <= analyticsLimits.propertiesMaximum),
  })
  .refine(({ kind, name }) => kind !== 'action' || isAction.safeParse(name).success, { path: ['name'] });
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const recordAnalytics = defineEndpoint({
  name: 'recordAnalytics',
  summary: 'Records analytics events; without consent or with Do Not Track nothing is stored.',
  method: 'POST',
  path: '/analytics',
  access: 'public',
  body: z.strictObject({
    consent: z.boolean(),
    /** Random id of a visit; every tab creates its own. */
    visit: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    events: z.array(analyticsEvent).min(1).max(analyticsLimits.eventsPerCall),
  }),
  status: 204,
  reply: null,
  errors: [],
});
export const getAnalyticsSummary = defineEndpoint({
  name: 'getAnalyticsSummary',
  summary: 'Returns the number of events by kind and UTC day of the last 30 days.',
  method: 'GET',
  path: '/admin/analytics/summary',
  access: 'admin',
  status: 200,
  reply: z.object({
    days: z.array(z.object({ day: z.string(), counts: z.record(analyticsKind, z.number().int()) })),
    /** Events that this process could not store since it started. */
    dropped: z.number().int(),
  }),
  errors: [],
});
