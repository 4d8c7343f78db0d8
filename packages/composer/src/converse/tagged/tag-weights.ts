import type { TagWeights } from '../../tagging/index.ts';
import { featureRows, transitionRow } from './weights/index.ts';
import { readWeights } from './weights/weight-rows.ts';

let known: TagWeights | undefined;

/** The fitted weights; read once. */
export function tagWeights(): TagWeights {
  known ??= readWeights(transitionRow, featureRows);
  return known;
}
