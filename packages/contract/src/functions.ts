import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './primitives.ts';

// Functions of the client SDK: calls of the product under fixed names: docs/rules/client-sdk.md#functions

/** Longest body of an execution; the largest is an order with its billing details. */
export const functionBodyMaximum = 65_536;

export const functionExecution = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  $permissions: z.array(z.string()),
  functionId: z.string(),
  deploymentId: z.string(),
  trigger: z.literal('http'),
  status: z.enum(['completed', 'failed']),
  requestMethod: z.string(),
  requestPath: z.string(),
  requestHeaders: z.array(z.unknown()),
  responseStatusCode: z.number().int(),
  /** JSON of the reply or of the error. */
  responseBody: z.string(),
  responseHeaders: z.array(z.unknown()),
  logs: z.string(),
  errors: z.string(),
  /** Seconds. */
  duration: z.number(),
  scheduledAt: z.string(),
});
export type FunctionExecution = z.infer<typeof functionExecution>;

export const createExecution = defineEndpoint({
  name: 'createExecution',
  summary: 'Calls a function; its own error is in `responseStatusCode` and `responseBody`.',
  method: 'POST',
  path: '/functions/{functionId}/executions',
  access: 'member',
  params: z.object({ functionId: z.string().max(64) }),
  // `async`, `path`, `method` and `headers` change nothing, but every version of the SDK sends some of them.
  body: z.object({ body: z.string().max(functionBodyMaximum).default('') }),
  status: 201,
  reply: functionExecution,
  errors: ['function_not_found'],
});
