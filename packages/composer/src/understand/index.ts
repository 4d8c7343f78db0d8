export { type PlannedApp, planApp, toAppSpec } from './app-spec/to-app-spec.ts';
export { understand } from './understand.ts';
export type {
  AppUnderstanding,
  Contradiction,
  ExplicitField,
  ExplicitScreen,
  NotIncluded,
  Noun,
  RefusalReason,
  TalkTopic,
  UnderstandInput,
  Understanding,
} from './understanding.ts';
