import { mayFollow } from './tag-spans.ts';
import type { TagModel } from './tagger.ts';

/** Tags of a text's words, with their weights together. */
export interface TagWay {
  readonly tags: readonly number[];
  readonly weight: number;
}

/** The tag of a word after those of the words before it. */
interface Step {
  readonly tag: number;
  readonly weight: number;
  readonly before: Step | undefined;
}

const heaviest = (steps: readonly Step[], most: number): readonly Step[] =>
  [...steps].sort((one, other) => other.weight - one.weight).slice(0, most);

function tagsOf(end: Step): readonly number[] {
  const tags: number[] = [];
  for (let step: Step | undefined = end; step !== undefined; step = step.before) tags.push(step.tag);
  return tags.reverse();
}

/** The ways to tag a text that weigh most, the heaviest first; fewer than `most` only for very short texts. */
export function bestWays(
  words: readonly (readonly string[])[],
  model: TagModel,
  most: number,
): readonly TagWay[] {
  const { tagCount, transitions } = model;
  let ends: readonly (Step | undefined)[] = [undefined];
  for (const own of model.score(words)) {
    const next: Step[] = [];
    for (let tag = 0; tag < tagCount; tag += 1) {
      const steps = ends
        .filter((before) => mayFollow(tag, before?.tag ?? 0))
        .map((before) => {
          const move = transitions[(before?.tag ?? 0) * tagCount + tag] ?? 0;
          return { tag, weight: (before?.weight ?? 0) + move + (own[tag] ?? 0), before };
        });
      next.push(...heaviest(steps, most));
    }
    ends = next;
  }
  const found = ends.filter((end) => end !== undefined);
  return heaviest(found, most).map((end) => ({ tags: tagsOf(end), weight: end.weight }));
}
