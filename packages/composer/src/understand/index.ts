export { planApp, toAppSpec } from './app-spec/to-app-spec.ts';
export { understand } from './understand.ts';
export type { Understanding } from './understanding.ts';
