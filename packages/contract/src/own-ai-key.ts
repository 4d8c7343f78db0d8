import { z } from 'zod';
import { modelKey } from './ai-models.ts';
import { defineEndpoint } from './endpoint.ts';
import { modelName, modelProblem } from './model-servers.ts';
import { noBody, timestamp } from './primitives.ts';

/** Services whose keys users can add. The address of each is fixed: docs/rules/ai-models.md#own-keys */
export const ownKeyService = z.enum(['openai', 'anthropic', 'gemini', 'openrouter']);
export type OwnKeyService = z.infer<typeof ownKeyService>;

const ownKey = z.object({
  service: ownKeyService,
  model: modelName,
  addedAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** Why the last turn with the key failed; null when it worked. */
  problem: modelProblem.nullable(),
});
export type OwnKey = z.infer<typeof ownKey>;

const ownKeyState = z.object({
  isAllowed: z.boolean(),
  /** null without a key; the key itself is never returned. */
  key: ownKey.nullable(),
});
export type OwnKeyState = z.infer<typeof ownKeyState>;

export const getOwnAiKey = defineEndpoint({
  name: 'getOwnAiKey',
  summary: 'Whether users may add their own AI key, and the service and model of the caller’s.',
  method: 'GET',
  path: '/ai/own-key',
  access: 'member',
  status: 200,
  reply: ownKeyState,
  errors: [],
});
export const saveOwnAiKey = defineEndpoint({
  name: 'saveOwnAiKey',
  summary: 'Tries an own key with one small request and keeps it if it answers.',
  method: 'PUT',
  path: '/ai/own-key',
  access: 'member',
  requiresRecentAuthentication: true,
  body: z.strictObject({ service: ownKeyService, model: modelName, key: modelKey }),
  status: 200,
  reply: ownKeyState,
  errors: [
    'own_key_not_allowed',
    'own_key_rejected',
    'own_key_unreachable',
    'own_key_busy',
    'own_key_unreadable',
  ],
});
export const deleteOwnAiKey = defineEndpoint({
  name: 'deleteOwnAiKey',
  summary: 'Removes the caller’s AI key.',
  method: 'DELETE',
  path: '/ai/own-key',
  access: 'member',
  body: noBody,
  status: 200,
  reply: ownKeyState,
  errors: [],
});
