import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { bestWays, spansOf, type TagModel, type TagWay } from '../../tagging/index.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import { stays } from '../kept-parts.ts';
import { type LooseRequest, type ReadSaid, WishList } from '../loose/wish-list.ts';
import type { Operation } from '../operation.ts';
import type { NamedText } from './fits-tags.ts';
import { tagFeatures } from './tag-features.ts';
import { tagModel } from './tag-model.ts';
import { taggedParts } from './tagged-parts.ts';
import { TaggedWishes } from './tagged-wishes.ts';
import { type TagName, type TagSpan, tagNames } from './tags.ts';
import { withoutOwners } from './without-owners.ts';

/** Longer messages are descriptions; each span is read as several sentences. */
const longestMessage = 1200;
const mostSpans = 12;
/** Numbers that one message changes. */
const mostNumbers = 4;
/** Spans of all ways to tag a message that are read. */
const mostRead = 30;
/** Ways to tag a message that are read; each takes some milliseconds. */
const mostWays = 6;
/** Tags that weigh so much less than the best ones are hardly ever right. In the unit of the weights. */
const greatestLoss = 80;

const isNothing = (tags: readonly number[]): boolean => tags.every((tag) => tag === 0);
const nothing: LooseRequest = { operations: [], nothing: [], unread: [] };

/** What a message asks for if its words are tagged in one way. */
export interface TaggedRequest {
  readonly request: LooseRequest;
  /** How much less the tags weigh than the best ones. */
  readonly loss: number;
}

/** What these tags of a message's words say; undefined if they change nothing. */
export function readTags(
  whole: FollowUp,
  tags: readonly number[],
  spec: AppSpec,
  readSaid: ReadSaid,
): LooseRequest | undefined {
  const spans = spansOf(tags, tagNames);
  if (spans.length === 0 || spans.length > mostSpans) return undefined;
  if (spans.filter(({ name }) => name === 'num').length > mostNumbers) return undefined;
  const wishes = new WishList(spec, readSaid);
  for (const change of new TaggedWishes(whole, spans, readSaid).read(() => wishes.spec))
    wishes.add({ kind: 'change', change });
  const request = wishes.result();
  const isSo = request?.nothing.some(({ reason }) => reason === 'same') === true;
  return request === undefined || (request.operations.length === 0 && !isSo) ? undefined : request;
}

interface TaggedMessage {
  readonly whole: FollowUp;
  readonly ways: readonly TagWay[];
}

/**
 * Whether tags can be meant together: who replaces a name gives another one, and who changes a part says into what. Of 39,000 marked
 * messages 65 are otherwise.
 */
function isSound(tags: readonly number[]): boolean {
  const names = new Set(spansOf(tags, tagNames).map(({ name }) => name));
  const hasAny = (...all: readonly TagName[]): boolean => all.some((name) => names.has(name));
  return (
    (!names.has('old') || names.has('new')) &&
    (!names.has('kind') || hasAny('change', 'add', 'opt', 'remove')) &&
    (!names.has('change') || hasAny('kind', 'opt', 'num', 'new', 'old'))
  );
}

/** "kuaför bizle alakalı değil, onu at, kapora kalsın ama": the tags without those for what goes where it is said to stay. */
function withoutKept(tags: readonly number[], { reading }: FollowUp): readonly number[] {
  const folded = fold(reading.text);
  const kept = spansOf(tags, tagNames).filter(
    (span) => span.name === 'remove' && stays(reading.written(span), folded),
  );
  return kept.length === 0
    ? tags
    : tags.map((tag, at) => (kept.some(({ from, to }) => at >= from && at < to) ? 0 : tag));
}

/** What was tagged last: several readers ask for the same message, and each takes some milliseconds. */
let last: { readonly spec: AppSpec; readonly key: string; readonly tagged: TaggedMessage } | undefined;

/** The ways to tag a message that weigh most. `rules` is what the readers of sentences made of it. */
function tagMessage(
  message: string,
  spec: AppSpec,
  rules: readonly Operation[],
  model?: TagModel,
): TaggedMessage {
  const key = JSON.stringify([message, rules]);
  if (model === undefined && last?.spec === spec && last.key === key) return last.tagged;
  const whole = readFollowUp(message, spec);
  const found = bestWays(tagFeatures(whole, rules), model ?? tagModel(), 2 * mostWays);
  const sound = found.flatMap(({ tags, weight }) => {
    const own = withoutKept(tags, whole);
    return isSound(own) && (isNothing(tags) || !isNothing(own)) ? [{ tags: own, weight }] : [];
  });
  const tagged = { whole, ways: (sound.length > 0 ? sound : found).slice(0, mostWays) };
  if (model === undefined) last = { spec, key, tagged };
  return tagged;
}

/**
 * What a message asks for by the words that a fitted model takes for parts, names and options: one request for each of the
 * likeliest ways to tag it that changes something, the likeliest first. `rules` is what the readers of sentences made of it.
 */
export function readTagged(
  message: string,
  spec: AppSpec,
  rules: readonly Operation[],
  readSaid: ReadSaid,
  model?: TagModel,
): readonly TaggedRequest[] {
  if (message.length > longestMessage) return [];
  const { whole, ways } = tagMessage(message, spec, rules, model);
  const highest = ways[0]?.weight ?? 0;
  let read = 0;
  return ways.flatMap(({ tags, weight }) => {
    const loss = highest - weight;
    const spans = spansOf(tags, tagNames).length;
    if (loss > greatestLoss || (read > 0 && read + spans > mostRead)) return [];
    read += spans;
    const request = isNothing(tags) ? nothing : readTags(whole, tags, spec, readSaid);
    return request === undefined ? [] : [{ request, loss }];
  });
}

/**
 * By how much the likeliest tags of a message, which name nothing, weigh more than the likeliest ones that do; 0 if they
 * name something. In the unit of the weights.
 */
export function leadOfNothing(message: string, spec: AppSpec, rules: readonly Operation[]): number {
  if (message.length > longestMessage) return 0;
  const [best, next] = tagMessage(message, spec, rules).ways;
  if (best === undefined || next === undefined || !isNothing(best.tags)) return 0;
  return best.weight - next.weight;
}

/** The likeliest tags of a message and what they name. */
export interface LikeliestTags {
  readonly whole: FollowUp;
  readonly tags: readonly number[];
  readonly names: readonly TagName[];
  /** The words that they tag, as they were typed. */
  readonly named: readonly NamedText[];
  /** How much they weigh more than the next ones. In the unit of the weights. */
  readonly lead: number;
  /** How much they weigh more than the tags that name nothing, at least. */
  readonly leadOfNames: number;
  /** The ways to tag the message that weigh most, the best one first. */
  readonly ways: readonly TagWay[];
}

/** The likeliest tags of a message; undefined if they name nothing or the message is long. `readRules`: what the readers of sentences made of it. */
export function likeliestTags(
  message: string,
  spec: AppSpec,
  readRules: () => readonly Operation[],
): LikeliestTags | undefined {
  if (message.length > longestMessage) return undefined;
  const { whole, ways } = tagMessage(message, spec, readRules());
  const [best, next] = ways;
  const spans = best === undefined ? [] : spansOf(best.tags, tagNames);
  if (best === undefined || spans.length === 0) return undefined;
  return {
    whole,
    tags: best.tags,
    names: spans.map(({ name }) => name),
    named: spans.map((span) => ({ name: span.name, text: whole.reading.written(span) })),
    lead: best.weight - (next?.weight ?? 0),
    leadOfNames: best.weight - ((ways.find(({ tags }) => isNothing(tags)) ?? ways.at(-1))?.weight ?? 0),
    ways,
  };
}

/** A new part that tags name, and its values, as they were typed. */
export interface TaggedAddition {
  readonly text: string;
  readonly options: readonly string[];
}

/** The new parts on which all ways to tag a message agree that weigh less than the best one by less than `lead`, in the unit of the weights. */
export function taggedAdditions(
  { whole: { reading }, tags, ways }: LikeliestTags,
  lead: number,
): readonly TaggedAddition[] {
  const { parts } = taggedParts(withoutOwners(spansOf(tags, tagNames), reading));
  const best = ways[0]?.weight ?? 0;
  const likely = ways.filter(({ weight }) => best - weight < lead).map((way) => spansOf(way.tags, tagNames));
  // "depot field" and "depot field on" are the same part.
  const isAgreed = ({ from, to }: TagSpan): boolean =>
    likely.every((spans) => spans.some((each) => each.name === 'add' && each.from < to && from < each.to));
  return parts.flatMap(({ span, options }) =>
    span.name === 'add' && isAgreed(span)
      ? [{ text: reading.written(span), options: options.map((each) => reading.written(each)) }]
      : [],
  );
}

/** Whether the likeliest tags of a message only name rows that are to be shown alone: "let me just see whats expired". */
export const wantsFilterOnly = (message: string, spec: AppSpec, rules: readonly Operation[]): boolean =>
  likeliestTags(message, spec, () => rules)?.names.every((name) => name === 'filter') === true;
