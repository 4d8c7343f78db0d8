import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId } from './ids.ts';
import { credits, language } from './primitives.ts';

/** Limits of a description of components: docs/rules/designer.md#suggested-components */
export const componentLimits = { prompt: 2_000, widthMinimum: 160, widthMaximum: 2_000 } as const;

export const askForComponents = defineEndpoint({
  name: 'askForComponents',
  summary:
    "Asks the connected model for elements of the visual designer, which costs what its answer's tokens cost.",
  method: 'POST',
  path: '/projects/{projectId}/components',
  access: 'member',
  params: z.object({ projectId }),
  body: z.strictObject({
    prompt: z.string().max(componentLimits.prompt),
    language: language.default('tr'),
    /** Of the screen, in pixels. */
    width: z.number().int().min(componentLimits.widthMinimum).max(componentLimits.widthMaximum),
    /** Repeating a request with the same key returns the same answer and costs nothing again. */
    idempotencyKey: z.string().min(8).max(64),
  }),
  status: 200,
  reply: z.object({
    /** A JSON object with elements, which was checked; null where no model is connected and the built-in set answers. */
    answer: z.string().nullable(),
    charged: credits,
  }),
  errors: [
    'project_not_found',
    'turn_prompt_required',
    'turn_in_progress',
    'credits_insufficient_generation',
    'ai_not_configured',
    'ai_provider_error',
    'ai_provider_unreachable',
    'ai_provider_rate_limited',
    'ai_provider_timeout',
    'ai_provider_disconnected',
    'ai_reply_unreadable',
    'ai_reply_truncated',
  ],
});
