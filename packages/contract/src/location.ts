import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { language } from './primitives.ts';

/** Estimated location of a visitor, for defaults only: docs/rules/location.md */
export const getLocation = defineEndpoint({
  name: 'getLocation',
  summary: "Returns the visitor's estimated country, language, currency and time zone.",
  method: 'GET',
  path: '/location',
  access: 'public',
  query: z.object({ timezone: z.string().max(64).optional() }),
  status: 200,
  reply: z.object({
    country: z.string(),
    language,
    /** ISO 4217. */
    currency: z.string(),
    timezone: z.string(),
  }),
  errors: [],
});
