import { modelOfNetworks, readNetwork, type TagModel } from '../../tagging/index.ts';
import networks from './networks.generated.json' with { type: 'json' };

/** Parts of a natural logarithm in which tags are weighed. */
const unit = 22;

let known: TagModel | undefined;

/** The fitted networks; read once. */
export function descriptionModel(): TagModel {
  known ??= modelOfNetworks(networks.map(readNetwork), unit);
  return known;
}
