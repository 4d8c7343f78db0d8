import type { FeatureId } from '../spec/app-spec.ts';
import type { Statements } from './read-statements.ts';
import type { AppUnderstanding, Contradiction } from './understanding.ts';

/** "No login" removes it even if a role was named; both statements are named. */
export function settleFeatures(statements: Statements, contradictions: Contradiction[]): FeatureId[] {
  const removed = [...statements.removedFeatures];
  for (const feature of removed) {
    if (!statements.features.delete(feature)) continue;
    contradictions.push({ kept: `no ${feature}`, dropped: feature });
  }
  return removed;
}

export const uniqueReasons = ({ notIncluded }: Statements): AppUnderstanding['notIncluded'] =>
  notIncluded.filter((item, at) => notIncluded.findIndex(({ reason }) => reason === item.reason) === at);
