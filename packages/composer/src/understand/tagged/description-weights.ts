import { modelOfWeights, readHashed, type TagModel } from '../../tagging/index.ts';
import { descriptionTagCount } from './description-tags.ts';
import { featureText, transitionText } from './weights/description-rows.ts';

let known: TagModel | undefined;

/** The fitted weights; read once. */
export function descriptionWeights(): TagModel {
  known ??= modelOfWeights({
    tagCount: descriptionTagCount,
    features: readHashed(featureText, descriptionTagCount),
    transitions: transitionText.split(' ').map(Number),
  });
  return known;
}
