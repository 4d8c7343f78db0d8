import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { noBody, timestamp } from './primitives.ts';

/** Programs that serve models on this machine, each on its usual port: docs/rules/ai.md#model-servers */
export const modelServerPorts = {
  ollama: 11_434,
  'lm-studio': 1_234,
  'llama-cpp': 8_080,
  vllm: 8_000,
  jan: 1_337,
} as const;
export type ModelServerName = keyof typeof modelServerPorts;
export const modelServerNames = Object.keys(modelServerPorts) as [ModelServerName, ...ModelServerName[]];
export const modelServerName = z.enum(modelServerNames);

/** A name of a model as its server lists it, such as `llama3.2:latest` or the path of a file. */
export const modelName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cf}]+$/u);

export const modelServer = z.object({
  name: modelServerName,
  port: z.number().int(),
  /** Empty for a server without an installed model. */
  models: z.array(modelName),
});
export type ModelServer = z.infer<typeof modelServer>;

/** Why a model did not answer. */
export const modelProblem = z.enum([
  'unreachable',
  'timeout',
  'disconnected',
  'refused',
  'busy',
  'unreadable',
]);
export type ModelProblem = z.infer<typeof modelProblem>;

/** The result of the last request to a model. */
export const modelCheck = z.object({
  at: timestamp,
  /** null when the model answered. */
  problem: modelProblem.nullable(),
  /** What the server said about the problem, in one short line; null without words. */
  detail: z.string().nullable(),
  /** Duration of a test in milliseconds; null for a request of a user. */
  duration: z.number().int().nullable(),
});
export type ModelCheck = z.infer<typeof modelCheck>;

export const modelConnection = z.object({
  server: modelServerName,
  port: z.number().int(),
  model: modelName,
  connectedAt: timestamp,
  check: modelCheck,
});
export type ModelConnection = z.infer<typeof modelConnection>;

export const aiOverview = z.object({
  /** Who answers the next prompt: the model of the environment, the connected one, or the built-in provider. */
  answering: z.enum(['environment', 'connection', 'builtin']),
  /** The model of the environment, which goes before a connected one. */
  environment: z.object({ model: z.string(), host: z.string(), check: modelCheck.nullable() }).nullable(),
  connection: modelConnection.nullable(),
  /** The last search for servers. */
  discovery: z.object({ at: timestamp, servers: z.array(modelServer) }),
});
export type AiOverview = z.infer<typeof aiOverview>;

const chosenModel = z.strictObject({ server: modelServerName, model: modelName });

export const getAiOverview = defineEndpoint({
  name: 'getAiOverview',
  summary: 'Returns what answers prompts, the connected model and the model servers found on this machine.',
  method: 'GET',
  path: '/admin/ai',
  access: 'admin',
  status: 200,
  reply: aiOverview,
  errors: [],
});
export const findModelServers = defineEndpoint({
  name: 'findModelServers',
  summary: 'Looks for model servers on the usual ports of this machine.',
  method: 'POST',
  path: '/admin/ai/discovery',
  access: 'admin',
  body: noBody,
  status: 200,
  reply: aiOverview,
  errors: [],
});
export const testModel = defineEndpoint({
  name: 'testModel',
  summary: 'Sends one small request to a model on this machine.',
  method: 'POST',
  path: '/admin/ai/test',
  access: 'admin',
  body: chosenModel,
  status: 200,
  reply: z.object({ check: modelCheck, overview: aiOverview }),
  errors: ['model_not_found'],
});
export const testConfiguredModel = defineEndpoint({
  name: 'testConfiguredModel',
  summary: 'Sends one small request to the model of the environment.',
  method: 'POST',
  path: '/admin/ai/environment/test',
  access: 'admin',
  body: noBody,
  status: 200,
  reply: z.object({ check: modelCheck, overview: aiOverview }),
  errors: ['model_not_found'],
});
export const connectModel = defineEndpoint({
  name: 'connectModel',
  summary: 'Tests a model on this machine and, if it answers, lets it answer the prompts of all users.',
  method: 'PUT',
  path: '/admin/ai/connection',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: chosenModel,
  status: 200,
  /** With a problem in `check`, nothing was connected. */
  reply: z.object({ check: modelCheck, overview: aiOverview }),
  errors: ['model_not_found', 'model_fixed'],
});
export const disconnectModel = defineEndpoint({
  name: 'disconnectModel',
  summary: 'Removes the connected model, so that the built-in provider answers again.',
  method: 'DELETE',
  path: '/admin/ai/connection',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: noBody,
  status: 200,
  reply: aiOverview,
  errors: [],
});
