import { spansOf, tagWords, weighTags } from '../../tagging/index.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { Range, Reading } from '../reading.ts';
import { overlaps } from '../score-subjects.ts';
import { descriptionFeatures } from './description-features.ts';
import { type DescriptionSpan, descriptionTags, isOfSubject } from './description-tags.ts';
import { descriptionWeights } from './description-weights.ts';
import { placesOf } from './places-of.ts';

/** Words and marks; longer texts are briefs, whose sentences the readers understand. */
const mostWords = 400;
/** By how much the tagged subject must weigh more than the one that the readers chose: a noun, or a subject of the lexicon. */
const leastLead = { noun: 10, subject: 45 };

export interface TaggedDescription {
  /** What the app is about, if that is more likely than what the readers chose. */
  readonly subject: Range | undefined;
  readonly spans: readonly DescriptionSpan[];
}

/** What the words of a description stand for by the fitted weights: docs/rules/composer.md#tagged-descriptions */
export function tagDescription(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
): TaggedDescription {
  const count = reading.words.length;
  if (count > mostWords) return { subject: undefined, spans: [] };
  const words = descriptionFeatures(reading, choice, candidates);
  const weights = descriptionWeights();
  const tags = tagWords(words, weights);
  const spans = spansOf(tags, descriptionTags);
  const subjects = spans.filter(({ name }) => name === 'subject');
  const [subject] = subjects;
  const places = placesOf(choice);
  const isChosen = subjects.some((span) => places.some((place) => overlaps(place, span)));
  if (subject === undefined || isChosen) return { subject: undefined, spans };
  const [place] = places;
  const head = place === undefined ? -1 : Math.min(count, place.to) - 1;
  // The same text with what the readers chose as its subject.
  const others = tagWords(words, weights, (at, tag) =>
    at === head
      ? isOfSubject(tag)
      : !isOfSubject(tag) || (place !== undefined && at >= place.from && at < place.to),
  );
  const lead = weighTags(words, tags, weights) - weighTags(words, others, weights);
  const isMoreLikely = lead >= (choice.subject ? leastLead.subject : leastLead.noun);
  return { subject: isMoreLikely ? subject : undefined, spans };
}
