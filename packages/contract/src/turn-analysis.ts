import { z } from 'zod';

/** What a prompt asks for, by its words: docs/rules/builtin-provider.md#intents */
export const promptIntent = z.enum(['create_new', 'fix_bug', 'optimize', 'explain', 'modify_existing']);

/** A prompt and its project before the answer: docs/rules/turns.md#project-analysis */
export const turnAnalysis = z.object({
  intent: promptIntent,
  /** 0 to 1. */
  confidence: z.number(),
  complexity: z.enum(['simple', 'medium', 'complex']),
  /** 5 to 10. */
  qualityScore: z.number().int(),
});
export type TurnAnalysis = z.infer<typeof turnAnalysis>;
