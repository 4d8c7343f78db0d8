export { planApp, toAppSpec } from './app-spec/to-app-spec.ts';
export { lexiconIndex } from './lexicon-index.ts';
export { openReading } from './open-reading.ts';
export { readDescription } from './read-description.ts';
export { understand } from './understand.ts';
export type { Understanding } from './understanding.ts';
export { withoutModel } from './without-model.ts';
