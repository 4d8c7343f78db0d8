import type { TaggedPart } from './tagged-parts.ts';
import type { TagSpan } from './tags.ts';

/** Old and new names of a message that belong together. */
export interface NamePairs {
  /** All names. */
  readonly names: readonly TaggedPart[];
  readonly pairs: readonly { readonly old: TaggedPart; readonly next: TaggedPart }[];
  /** A new name without an old one. */
  readonly alone: TaggedPart | undefined;
}

/**
 * Pairs old and new names in either order. "I'd rather it said pupil than client": of two old names and no new one, that
 * which the app has is the old one.
 */
export function pairNames(parts: readonly TaggedPart[], isKnown: (span: TagSpan) => boolean): NamePairs {
  const names = parts.filter(
    ({ span, options }) => (span.name === 'old' || span.name === 'new') && options.length === 0,
  );
  const pairs: { old: TaggedPart; next: TaggedPart }[] = [];
  let open: TaggedPart | undefined;
  for (const part of names) {
    if (open === undefined || open.span.name === part.span.name) {
      open = part;
      continue;
    }
    pairs.push(part.span.name === 'new' ? { old: open, next: part } : { old: part, next: open });
    open = undefined;
  }
  if (names.length === 2 && names.every(({ span }) => span.name === 'old')) {
    const [known, ...others] = names.filter(({ span }) => isKnown(span));
    const next = names.find((part) => part !== known);
    if (known !== undefined && next !== undefined && others.length === 0) pairs.push({ old: known, next });
  }
  return { names, pairs, alone: open?.span.name === 'new' ? open : undefined };
}
