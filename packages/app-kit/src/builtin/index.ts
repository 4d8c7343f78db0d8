// What answers without a model need beside the composer: quick prompts, intents, and simple changes of the sources of
// projects that were not composed. Pure and deterministic; replies pass the same checks as those of a model.
export { changeSource } from './change-source.ts';
export type { Answer } from './changes/change.ts';
export { detectIntent, type Intent, type IntentName } from './intent.ts';
export type { PromptInput } from './prompt-input.ts';
export { type QuickPrompt, type QuickPromptId, quickPrompts } from './quick-prompts.ts';
export { streamReply } from './stream-reply.ts';
