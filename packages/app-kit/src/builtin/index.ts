// The built-in provider's brain: quick prompts, hand-made apps and simple changes by real edits, without a model.
// Pure and deterministic; every reply passes the same checks as a model's.
export { answerPrompt, type PromptInput } from './answer-prompt.ts';
export type { Answer } from './changes/change.ts';
export { detectIntent, type Intent, type IntentName } from './intent.ts';
export { type QuickPrompt, type QuickPromptId, quickPrompts } from './quick-prompts.ts';
export { streamReply } from './stream-reply.ts';
