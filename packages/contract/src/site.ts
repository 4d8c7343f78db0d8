import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Public configuration of the web app. */
export const getSite = defineEndpoint({
  name: 'getSite',
  summary: 'Name of the site and where previews live',
  method: 'GET',
  path: '/site',
  access: 'public',
  status: 200,
  reply: z.object({
    siteName: z.string(),
    previewOrigin: z.string(),
    previewFrame: z.string(),
    projectKey: z.string(),
  }),
  errors: [],
});
/** Server settings that may still have the placeholder value of a new installation. */
export const placeholderSetting = z.enum(['ai', 'mail', 'adminEmail', 'previewOrigin']);
export type PlaceholderSetting = z.infer<typeof placeholderSetting>;

export const getConfiguration = defineEndpoint({
  name: 'getConfiguration',
  summary: 'Which settings of the backend are placeholders, for administrators',
  method: 'GET',
  path: '/admin/configuration',
  access: 'admin',
  status: 200,
  reply: z.object({ placeholders: z.array(placeholderSetting) }),
  errors: [],
});
export const getHealth = defineEndpoint({
  name: 'getHealth',
  summary: 'Whether the process and its database answer',
  method: 'GET',
  path: '/health',
  access: 'public',
  status: 200,
  reply: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: ['general_unavailable'],
});
