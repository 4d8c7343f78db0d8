import type { TagSpan } from './tags.ts';

/** What a message names, with the options and the words for a kind of field that belong to it. */
export interface TaggedPart {
  readonly span: TagSpan;
  readonly options: readonly TagSpan[];
  readonly kinds: readonly TagSpan[];
}

/**
 * Options and kinds belong to the part before them, or to the first part after them in the same sentence if none stands before.
 */
export function taggedParts(
  spans: readonly TagSpan[],
  isOneSentence: (first: TagSpan, second: TagSpan) => boolean = () => true,
): {
  readonly parts: readonly TaggedPart[];
  /** Options of a choice without a name. */
  readonly unnamed: readonly TagSpan[];
} {
  // A part with options and no other name is changed.
  const isRenamed = spans.some(({ name }) => name === 'new');
  const takesOptions = ({ name }: TagSpan): boolean =>
    name === 'add' || name === 'change' || (name === 'old' && !isRenamed);
  const parts: { span: TagSpan; options: TagSpan[]; kinds: TagSpan[] }[] = [];
  const unnamed: TagSpan[] = [];
  let early: TagSpan[] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    if (span.name === 'opt' || span.name === 'kind') {
      const isOfLast = last !== undefined && takesOptions(last.span);
      if (!isOfLast) early.push(span);
      else if (span.name === 'kind') last.kinds.push(span);
      else {
        // "foil, epee or sabre, + sword hand left/right": the part has values of its own.
        if (last.options.some(({ from }) => from < last.span.from)) {
          unnamed.push(...last.options);
          last.options = [];
        }
        last.options.push(span);
      }
      continue;
    }
    const lastEarly = early.at(-1);
    const isOwner = takesOptions(span) && (lastEarly === undefined || isOneSentence(lastEarly, span));
    parts.push({
      span,
      options: isOwner ? early.filter(({ name }) => name === 'opt') : [],
      kinds: isOwner ? early.filter(({ name }) => name === 'kind') : [],
    });
    if (isOwner) early = [];
  }
  return { parts, unnamed: [...unnamed, ...early.filter(({ name }) => name === 'opt')] };
}

/**
 * "Marka kısmına hep aynı şeyler giriyo: Bosch, Arçelik": who names several values after a part wants to choose from them,
 * unless the part shall go ("we dont need placement (arm, leg, back)").
 */
export function withChosenParts(spans: readonly TagSpan[], mayRemove: boolean): readonly TagSpan[] {
  const takesNoOptions = mayRemove ? /^(?:sort|group)$/ : /^(?:remove|sort|group)$/;
  return spans.map((span, at) => {
    const [first, second] = spans.slice(at + 1).filter(({ name }) => name !== 'kind');
    const isChosenFrom = takesNoOptions.test(span.name) && first?.name === 'opt' && second?.name === 'opt';
    return isChosenFrom ? { ...span, name: 'change' } : span;
  });
}
