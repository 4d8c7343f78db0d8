import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { modelCheck, modelName, modelProblem } from './model-servers.ts';
import { noBody, timestamp } from './primitives.ts';

/** Limits of the models that administrators add: docs/rules/ai-models.md */
export const aiModelLimits = {
  models: 20,
  nameMaximum: 60,
  baseUrlMaximum: 500,
  keyMaximum: 500,
  /** Tokens of a budget, from the smallest that one turn can use. */
  budgetMinimum: 10_000,
  budgetMaximum: 1_000_000_000_000,
  /** Credits per thousand tokens; 10,000 is the ratio 10. */
  rateMaximum: 10_000,
} as const;

/** How a model is called. */
export const aiModelKind = z.enum(['openai-compatible', 'anthropic', 'gemini']);
export type AiModelKind = z.infer<typeof aiModelKind>;

/** What a model is asked for: the first app of a project, a change, words only, or the repair of an answer. */
export const aiModelTask = z.enum(['draft', 'change', 'question', 'repair']);
export type AiModelTask = z.infer<typeof aiModelTask>;

export const reasoningEffort = z.enum(['low', 'medium', 'high']);
export type ReasoningEffort = z.infer<typeof reasoningEffort>;

/** An address of a server without user name, query and fragment. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(aiModelLimits.baseUrlMaximum)
  .refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '';
  });

/** A key is sent as a header, which holds printable ASCII characters only. */
export const modelKey = z
  .string()
  .min(1)
  .max(aiModelLimits.keyMaximum)
  .regex(/^[\x21-\x7e]+$/);

const tokenBudget = z.number().int().min(aiModelLimits.budgetMinimum).max(aiModelLimits.budgetMaximum);

const settingFields = {
  /** Label for administrators. */
  name: z.string().trim().min(1).max(aiModelLimits.nameMaximum),
  kind: aiModelKind,
  /** null for the usual address of the kind. */
  baseUrl: baseUrl.nullable(),
  model: modelName,
  tasks: z.array(aiModelTask).min(1).max(aiModelTask.options.length),
  /** Price for users; null for the usual ratio of the model. */
  creditsPerThousandTokens: z.number().min(0.001).max(aiModelLimits.rateMaximum).multipleOf(0.001).nullable(),
  /** Tokens in a UTC day and in a UTC month after which the model is not asked; null for no limit. */
  dayTokens: tokenBudget.nullable(),
  monthTokens: tokenBudget.nullable(),
  readsImages: z.boolean(),
  /** null leaves it to the model. */
  reasoningEffort: reasoningEffort.nullable(),
  isEnabled: z.boolean(),
};

export const aiModelId = z.string().regex(/^[\w-]{1,36}$/);

export const aiModelHealth = z.object({
  /** `paused`: failed repeatedly and is left out for a while. `spent`: a budget is used up. */
  state: z.enum(['unused', 'working', 'failing', 'paused', 'spent']),
  lastSuccessAt: timestamp.nullable(),
  lastFailureAt: timestamp.nullable(),
  pausedUntil: timestamp.nullable(),
  problem: modelProblem.nullable(),
  /** What the server said about the problem, in one short line. */
  detail: z.string().nullable(),
  /** Of the last seven days. */
  requests: z.number().int(),
  failures: z.number().int(),
  /** Mean milliseconds until the first word; null without an answer. */
  firstWordMilliseconds: z.number().int().nullable(),
  tokensToday: z.number().int(),
  tokensThisMonth: z.number().int(),
});
export type AiModelHealth = z.infer<typeof aiModelHealth>;

export const aiModel = z.object({
  id: aiModelId,
  ...settingFields,
  /** The key itself is never returned. */
  hasKey: z.boolean(),
  health: aiModelHealth,
});
export type AiModel = z.infer<typeof aiModel>;

const models = z.object({
  /** In the order in which they are asked. */
  models: z.array(aiModel),
  /** Users may add keys of their own. */
  allowsOwnKeys: z.boolean(),
});
export type AiModelList = z.infer<typeof models>;

const params = z.object({ id: aiModelId });
/** `key` missing: unchanged; null: removed. */
const newModel = z.strictObject({ ...settingFields, key: modelKey.nullish() });

export const listAiModels = defineEndpoint({
  name: 'listAiModels',
  summary:
    'Returns the models that administrators added, with their health, in the order in which they are asked.',
  method: 'GET',
  path: '/admin/ai/models',
  access: 'admin',
  status: 200,
  reply: models,
  errors: [],
});
export const createAiModel = defineEndpoint({
  name: 'createAiModel',
  summary: 'Adds a model at the end of the order.',
  method: 'POST',
  path: '/admin/ai/models',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: newModel,
  status: 201,
  reply: aiModel,
  errors: ['ai_model_limit', 'ai_model_key_required', 'ai_model_address_refused'],
});
export const updateAiModel = defineEndpoint({
  name: 'updateAiModel',
  summary: 'Replaces the settings of a model. Another address needs its key again.',
  method: 'PUT',
  path: '/admin/ai/models/{id}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: newModel,
  status: 200,
  reply: aiModel,
  errors: ['ai_model_not_found', 'ai_model_key_required', 'ai_model_address_refused'],
});
export const toggleAiModel = defineEndpoint({
  name: 'toggleAiModel',
  summary: 'Enables or disables a model.',
  method: 'PUT',
  path: '/admin/ai/models/{id}/state',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: z.strictObject({ isEnabled: z.boolean() }),
  status: 200,
  reply: aiModel,
  errors: ['ai_model_not_found'],
});
export const deleteAiModel = defineEndpoint({
  name: 'deleteAiModel',
  summary: 'Deletes a model with its key and its figures.',
  method: 'DELETE',
  path: '/admin/ai/models/{id}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['ai_model_not_found'],
});
export const orderAiModels = defineEndpoint({
  name: 'orderAiModels',
  summary: 'Sets the order in which the models are asked; all ids, each once.',
  method: 'PUT',
  path: '/admin/ai/models-order',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: z.strictObject({ ids: z.array(aiModelId).max(aiModelLimits.models) }),
  status: 200,
  reply: models,
  errors: ['ai_model_order_outdated'],
});
export const testAiModel = defineEndpoint({
  name: 'testAiModel',
  summary: 'Sends one small request to a model; an answer ends its pause.',
  method: 'POST',
  path: '/admin/ai/models/{id}/test',
  access: 'admin',
  params,
  body: noBody,
  status: 200,
  reply: z.object({ check: modelCheck, model: aiModel }),
  errors: ['ai_model_not_found', 'ai_model_address_refused'],
});
export const allowOwnKeys = defineEndpoint({
  name: 'allowOwnKeys',
  summary: 'Allows or forbids keys of users. Forbidding keeps the stored keys unused.',
  method: 'PUT',
  path: '/admin/ai/own-keys',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: z.strictObject({ isAllowed: z.boolean() }),
  status: 200,
  reply: z.object({ allowsOwnKeys: z.boolean() }),
  errors: [],
});
