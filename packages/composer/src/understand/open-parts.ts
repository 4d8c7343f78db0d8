import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { verbAt } from './details/turkish-verb-at.ts';
import { isFiller } from './find-leftovers.ts';
import type { Range, Reading } from './reading.ts';
import { isMark } from './word.ts';

const longestPart = 6;
const partMaximum = 6;
/** A word without its endings is compared by its beginning. */
const stemLength = 5;
const joins = /^(?:and|with|plus|also|including|incl|ve|artı|ayrica|hem|bide)$/;
/** A clause, a person, a place or a time: none of them is a part of an app. */
const outside =
  /^(?:i|we|you|he|she|they|it|is|are|was|were|have|has|had|my|our|your|their|who|what|when|where|which|how|if|because|for|in|at|on|from|to|so|but|not|no|only|ben|biz|bize|bana|kim|kime|ne|hangi|kac|nerede|nasil|neden|icin|gibi|kadar|ama|cunku|degil|yok|hic|sadece|ile|sonra|once|them|em|ones|things?|stuff|everything|everythings|keep|keeps|goes|sell|buy|streaks?|seri|hata|bos|yukleme|errors?|empty|loading|buyuk|yazi\w*|large|big|text|font|wife|husband|coworkers|colleagues|friends|family|kids|others|\w{4,}ing)$/;

/** Parts of the sentence that says what the app is about of which no word was used. */
export function findOpenParts(reading: Reading, about: Range | undefined): readonly Range[] {
  const sentence = reading.sentences().find(({ from, to }) => about && from <= about.from && about.to <= to);
  if (!about || !sentence) return [];
  const parts: Range[] = [];
  let start = about.to;
  for (let at = about.to; at <= sentence.to && parts.length < partMaximum; at += 1) {
    const isEnd = at === sentence.to || isMark(reading.words[at], ',;') || joins.test(reading.folded(at));
    if (!isEnd) continue;
    const range = { from: start, to: at };
    if (start > about.to && isOpen(reading, range)) parts.push(range);
    start = at + 1;
  }
  return parts;
}

function isOpen(reading: Reading, { from, to }: Range): boolean {
  if (to <= from || to - from > longestPart) return false;
  let isNamed = false;
  for (let at = from; at < to; at += 1) {
    const { folded = '', kind } = reading.words[at] ?? {};
    if (kind !== 'word' || !reading.isFree(at) || outside.test(folded)) return false;
    const form = verbAt(reading, at);
    if (form !== undefined && (form !== 'wish' || at + 1 < to)) return false;
    isNamed ||= folded.length > 3 && !isFiller(folded) && verbAt(reading, at) === undefined;
  }
  return isNamed;
}

/** Those parts that no text of the app has. */
export function withoutPlanned(parts: readonly string[], spec: AppSpec): string[] {
  const texts = fold(
    [
      spec.subject,
      spec.archetype,
      // Shops have these under other names.
      spec.archetype === 'catalogue' ? 'odeme payment siparis order sepet basket checkout' : '',
      ...spec.features,
      ...spec.screens.flatMap(({ kind, title }) => [kind, title]),
      ...spec.entities.flatMap(({ one, many, fields }) => [
        one,
        many,
        ...fields.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]),
      ]),
    ].join(' '),
  );
  return parts.filter(
    (part) =>
      !fold(part)
        .split(/\W+/)
        .some((word) => word.length > 3 && texts.includes(word.slice(0, stemLength))),
  );
}
