// The built-in provider, which answers without a model: quick prompts, built-in apps and simple edits.
// Pure and deterministic; its replies pass the same checks as those of a model.
export { answerPrompt } from './answer-prompt.ts';
export { fillBlueprint } from './blueprints.ts';
export type { Answer } from './changes/change.ts';
export { type ExampleId, exampleIds, exampleNames, isExampleId } from './examples.ts';
export { detectIntent, type Intent, type IntentName } from './intent.ts';
export type { PromptInput } from './prompt-input.ts';
export { type QuickPrompt, type QuickPromptId, quickPrompts } from './quick-prompts.ts';
export { streamReply } from './stream-reply.ts';
