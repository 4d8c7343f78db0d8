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

/** How many more of the named parts have to be found by the tags, and by tags that weigh so much more than all others. */
const leastGain = 1.5;
const certainLead = 40;
const leastGainIfCertain = 1;
/** Changes that single words of a list or a story look like. */
const isOfWords = ({ kind }: Operation): boolean => /^(?:addSamples|setCardStyle)$/.test(kind);

/**
 * "katılım tik olmasın. geldi, gelmedi, izinli; birinden biri": what the tags of a message say, where the first reader that
 * understood some of it left out parts that the tags name. Undefined if that is no better than `read`.
 */
export function likelierByTags(read: ReadRequest, written: string, spec: AppSpec): ReadRequest | undefined {
  const { operations } = read;
  if (operations.length === 0 || !operations.every((each) => isOfTags(each) || isOfWords(each)))
    return undefined;
  const rules = readByRules(written, spec);
  const likeliest = likeliestTags(written, spec, () => rules.operations);
  if (likeliest === undefined) return undefined;
  const { named, lead } = likeliest;
  const has = (tag: TagName): boolean => named.some(({ name }) => name === tag);
  const isRemoval = saysRemoval(fold(written));
  // Something goes only with a word for that, and then it does go, unless it becomes something else: "katılım tik olmasın". A unit
  // is no name of a part.
  const mayBeMeant =
    (has('remove') ? isRemoval : !isRemoval || has('change') || !operations.some(removesPart)) &&
    !named.some(({ name, text }) => name === 'new' && isUnitWord(fold(text)));
  // New names have readers of their own.
  const isCertain = lead >= certainLead && !has('new');
  if (lead < leastLead || !mayBeMeant || (!isCertain && !operations.every(isOfTags))) return undefined;
  const [way] = waysByTags(written, spec, rules);
  if (way === undefined || way.loss > 0 || way.said.length === 0) return undefined;
  const gain = fitOfTags(named, way.request.operations, spec) - fitOfTags(named, operations, spec);
  return gain >= (isCertain ? leastGainIfCertain : leastGain) ? way.request : undefined;
}
