// Builds and changes apps from descriptions in Turkish or English without a model. Pure: prompt, date and seed in, equal
// files out; no clock, network or DOM: docs/rules/composer.md

export { answerQuestionOnly, planPrompt } from './answer/answer-in-words.ts';
export { answerPrompt, type ComposerAnswer } from './answer/answer-prompt.ts';
export { type ComposedApp, type ComposeInput, composeApp, nameApp } from './compose-app.ts';
export { converse } from './converse/converse.ts';
export { fold } from './language/fold.ts';
export {
  findConflict,
  type MergeConflict,
  type MergedProject,
  type MergeInput,
  mergeProject,
} from './merge/merge-project.ts';
export { findRelatedWords, type RelatedWords } from './related/related-words.ts';
export { type AppSpec, appSpecSchema } from './spec/app-spec.ts';
export { specPath } from './spec/spec-path.ts';
