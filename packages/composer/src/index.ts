// Builds and changes apps from descriptions in Turkish or English without a model. Pure: prompt, date and seed in, equal
// files out; no clock, network or DOM: docs/rules/composer.md
export { type AppSpec, appSpecSchema } from './spec/app-spec.ts';
export { type PlannedApp, planApp, toAppSpec, type Understanding, understand } from './understand/index.ts';
