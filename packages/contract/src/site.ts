import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Public configuration of the web app. */
export const getSite = defineEndpoint({
  name: 'getSite',
  summary:
    "Returns the site's name, its project key, the address of the previews and the credits of a new account.",
  method: 'GET',
  path: '/site',
  access: 'public',
  status: 200,
  reply: z.object({
    siteName: z.string(),
    previewOrigin: z.string(),
    previewFrame: z.string(),
    projectKey: z.string(),
    /** Credits of a new account; 0 for none: docs/rules/credits.md#opening-balance */
    welcomeCredits: z.number().int(),
  }),
  errors: [],
});
/** Server settings that may still have the placeholder value of a new installation. */
export const placeholderSetting = z.enum(['ai', 'mail', 'adminEmail', 'previewOrigin']);
export type PlaceholderSetting = z.infer<typeof placeholderSetting>;

export const getConfiguration = defineEndpoint({
  name: 'getConfiguration',
  summary: 'Lists the server settings that still have their default.',
  method: 'GET',
  path: '/admin/configuration',
  access: 'admin',
  status: 200,
  reply: z.object({ placeholders: z.array(placeholderSetting) }),
  errors: [],
});
export const getHealth = defineEndpoint({
  name: 'getHealth',
  summary: 'Returns whether the server and its database work.',
  method: 'GET',
  path: '/health',
  access: 'public',
  status: 200,
  reply: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: [],
});
