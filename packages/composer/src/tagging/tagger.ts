import { mayFollow } from './tag-spans.ts';

/** What scores the words of a text for each tag, all scores in the same unit. */
export interface TagModel {
  /** Tag 0 and two for each name. */
  readonly tagCount: number;
  /** Score of each tag after each other one: [before * tagCount + tag]; tag 0 stands before the first word. */
  readonly transitions: ArrayLike<number>;
  /** The score of each word, which are given by their features, for each tag. */
  readonly score: (words: readonly (readonly string[])[]) => readonly ArrayLike<number>[];
}

/** The model for one text, whose words are scored once. */
export function scoredModel(model: TagModel, words: readonly (readonly string[])[]): TagModel {
  const scores = model.score(words);
  return { ...model, score: () => scores };
}

export type IsAllowed = (at: number, tag: number) => boolean;

const anyTag: IsAllowed = () => true;

/** No tag, so that it is reached by no path. */
const never = Number.NEGATIVE_INFINITY;

/**
 * The tags of a text's words whose weights are the highest together, of those that are allowed. With `once`, the first tag of
 * a name, exactly one span has this name; any tags if that is not allowed anywhere.
 */
export function tagWords(
  words: readonly (readonly string[])[],
  model: TagModel,
  isAllowed: IsAllowed = anyTag,
  once?: number,
): readonly number[] {
  const { tagCount } = model;
  // With `once` there are two states of each tag: before the first word of the span, and from it on.
  const stateCount = once === undefined ? tagCount : 2 * tagCount;
  const back: Int32Array[] = [];
  let best = new Float64Array(stateCount).fill(never);
  for (const [at, own] of model.score(words).entries()) {
    const next = new Float64Array(stateCount).fill(never);
    const from = new Int32Array(stateCount);
    for (let state = 0; state < stateCount; state += 1) {
      const tag = state % tagCount;
      if (!isAllowed(at, tag)) continue;
      const isLater = state >= tagCount;
      const isOfOnce = once !== undefined && (tag === once || tag === once + 1);
      if (isOfOnce && !isLater) continue;
      // The first word of the span leads from the first states to the later ones.
      const offset = isLater && tag !== once ? tagCount : 0;
      if (at === 0 && offset > 0) continue;
      const tagsBefore = at === 0 ? 1 : tagCount;
      for (let tagBefore = 0; tagBefore < tagsBefore; tagBefore += 1) {
        const before = offset + tagBefore;
        if (!mayFollow(tag, tagBefore)) continue;
        const score =
          (at === 0 ? 0 : (best[before] ?? never)) +
          (model.transitions[tagBefore * tagCount + tag] ?? 0) +
          (own[tag] ?? 0);
        if (score <= (next[state] ?? never)) continue;
        next[state] = score;
        from[state] = before;
      }
    }
    best = next;
    back.push(from);
  }
  const ends = once === undefined ? best : best.slice(tagCount);
  const highest = Math.max(...ends);
  if (once !== undefined && highest === never) return tagWords(words, model, isAllowed);
  let state = ends.indexOf(highest) + (once === undefined ? 0 : tagCount);
  const tags: number[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    tags[at] = state % tagCount;
    state = back[at]?.[state] ?? 0;
  }
  return tags;
}

/** The weight of these tags together. */
export function weighTags(
  words: readonly (readonly string[])[],
  tags: readonly number[],
  model: TagModel,
): number {
  let sum = 0;
  for (const [at, own] of model.score(words).entries()) {
    const tag = tags[at] ?? 0;
    const before = at === 0 ? 0 : (tags[at - 1] ?? 0);
    sum += (model.transitions[before * model.tagCount + tag] ?? 0) + (own[tag] ?? 0);
  }
  return sum;
}
