import { readHashed, type TagWeights } from '../../tagging/index.ts';
import { descriptionTagCount } from './description-tags.ts';
import { featureText, transitionText } from './weights/description-rows.ts';

let known: TagWeights | undefined;

/** The fitted weights; read once. */
export function descriptionWeights(): TagWeights {
  known ??= {
    tagCount: descriptionTagCount,
    features: readHashed(featureText, descriptionTagCount),
    transitions: transitionText.split(' ').map(Number),
  };
  return known;
}
