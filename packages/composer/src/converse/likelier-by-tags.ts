import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { isUnitWord } from './changes/unit.ts';
import { type Operation, removesPart } from './operation.ts';
import { readByRules } from './read-by-rules.ts';
import type { ReadRequest } from './read-request.ts';
import { saysRemoval } from './says-removal.ts';
import { fitOfTags, likeliestTags } from './tagged/index.ts';
import type { TagName } from './tagged/tags.ts';
import { waysByTags } from './ways-by-tags.ts';

/** By how much the likeliest tags have to weigh more than the next ones to be trusted. In the unit of the weights. */
const leastLead = 8;
/** Changes that tags tell of as well; readers of other ones know what they are about. */
const isOfTags = ({ kind }: Operation): boolean =>
  /^(?:addField|removeField|changeField|setSort|setGroup|setColors|setScheme)$/.test(kind);

/** How many more of the named parts have to be found by the tags. */
const leastGain = 1.5;

/**
 * "katılım tik olmasın. geldi, gelmedi, izinli; birinden biri": what the tags of a message say, where the first reader that
 * understood some of it left out parts that the tags name. Undefined if that is no better than `read`.
 */
export function likelierByTags(read: ReadRequest, written: string, spec: AppSpec): ReadRequest | undefined {
  if (read.operations.length === 0 || !read.operations.every(isOfTags)) return undefined;
  const rules = readByRules(written, spec);
  const likeliest = likeliestTags(written, spec, () => rules.operations);
  if (likeliest === undefined) return undefined;
  const { named, lead } = likeliest;
  const has = (tag: TagName): boolean => named.some(({ name }) => name === tag);
  const isRemoval = saysRemoval(fold(written));
  // Something goes only with a word for that, and then it does go, unless it becomes something else: "katılım tik olmasın". A unit
  // is no name of a part.
  const mayBeMeant =
    (has('remove') ? isRemoval : !isRemoval || has('change') || !read.operations.some(removesPart)) &&
    !named.some(({ name, text }) => name === 'new' && isUnitWord(fold(text)));
  if (lead < leastLead || !mayBeMeant) return undefined;
  const [way] = waysByTags(written, spec, rules);
  if (way === undefined || way.loss > 0 || way.said.length === 0) return undefined;
  const gain = fitOfTags(named, way.request.operations, spec) - fitOfTags(named, read.operations, spec);
  return gain >= leastGain ? way.request : undefined;
}
