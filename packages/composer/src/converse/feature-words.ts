import type { FeatureId } from '../spec/app-spec.ts';
import type { FollowUp } from './follow-up.ts';

/** Features that the follow-up names, outside of the parts of the app that it names. */
export function featureWordsIn({ reading, targets }: FollowUp): readonly FeatureId[] {
  const isTarget = (at: number): boolean => targets.some(({ range }) => at >= range.from && at < range.to);
  return [
    ...new Set(
      reading.index.features
        .findAll(reading.words)
        .filter(({ start, isTypo }) => !isTypo && !isTarget(start))
        .map(({ value }) => value),
    ),
  ];
}
