import { fold } from '../../language/fold.ts';
import type { Reading } from '../../understand/reading.ts';
import type { FollowUp } from '../follow-up.ts';
import { saysRemoval } from '../says-removal.ts';
import { withJoinedRemovals } from './joined-removals.ts';
import { withNamedKinds } from './named-kinds.ts';
import { isPartOf } from './named-targets.ts';
import { withChosenParts } from './tagged-parts.ts';
import type { TagSpan } from './tags.ts';
import { withWholeNames } from './whole-names.ts';
import { withWholeOptions } from './whole-options.ts';
import { withoutOwners } from './without-owners.ts';

/** Words beside the name of a new part, which say that it is wanted. */
const before = /^(?:any|some|an?|the|also|maybe|bir|bi|bide|birde|ayrica|hem)$/;
const after =
  /^(?:needed|required|wanted|missing|too|also|please|pls|plz|aswell|lazim|gerek|gerekli|sart|eksik|lutfen)$/;

/** "collection date needed", "any allergies": the name of a new part without such words at its ends. */
function trimmed(span: TagSpan, { words }: Reading): TagSpan {
  if (span.name !== 'add') return span;
  let { from, to } = span;
  while (to - from > 1 && before.test(words[from]?.folded ?? '')) from += 1;
  while (to - from > 1 && after.test(words[to - 1]?.folded ?? '')) to -= 1;
  // "moisture %": the sign belongs to the name.
  if (words[to]?.text === '%') to += 1;
  return { ...span, from, to };
}

/** Notes are parts, although the words say their kind too. */
export const isNote = /^(?:notes?|comments?|remarks?|notu?|yorum|aciklama)$/;

/** "and a notes bit", "write a little note": notes that no other part owns are a new part. */
function asNote(span: TagSpan, at: number, spans: readonly TagSpan[], { words }: Reading): TagSpan {
  if (span.name !== 'kind') return span;
  const places = Array.from({ length: span.to - span.from }, (_, step) => span.from + step);
  const found = places.find((place) => isNote.test(words[place]?.folded ?? ''));
  const isOwned = spans.slice(0, at).some(({ name, to }) => name !== 'look' && span.from - to < 2);
  return found === undefined || isOwned ? span : { name: 'add', from: found, to: found + 1 };
}

/** The answer that is neither yes nor no. */
const third = /^(?:belki|kararsiz|bilmiyor\w*|maybe|unsure|unknown|sometimes|bazen)$/;

/** "evet hayır belki": a question with more than two answers is a choice. */
function withThirdAnswer(span: TagSpan, { words }: Reading): readonly TagSpan[] {
  if (span.name !== 'kind') return [span];
  const isAnswer = (at: number): boolean => /^(?:yes|no|evet|hayir)$/.test(words[at]?.folded ?? '');
  const found: TagSpan[] = [];
  for (let at = span.from; at < words.length; at += 1) {
    const folded = words[at]?.folded ?? '';
    if (isAnswer(at) || (found.length > 1 && third.test(folded)))
      found.push({ name: 'opt', from: at, to: at + 1 });
    else if (at >= span.to && !/^(?:or|veya|,|\/)$/.test(folded)) break;
  }
  return found.length > 2 ? found : [span];
}

/** The tagged words with those that belong to them beside them. */
export function correctedSpans(spans: readonly TagSpan[], whole: FollowUp): readonly TagSpan[] {
  const { reading } = whole;
  const joined = withJoinedRemovals(spans, whole);
  const own = withWholeNames(withoutOwners(joined, reading), reading)
    .map((span, at, all) => asNote(trimmed(span, reading), at, all, reading))
    .flatMap((span) => withThirdAnswer(span, reading));
  return withChosenParts(
    withNamedKinds(withWholeOptions(own, reading, isPartOf(whole)), reading.words),
    saysRemoval(fold(reading.text)),
  );
}
