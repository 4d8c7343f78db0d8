import { firstTagOf, type IsAllowed, spansOf, tagWords, weighTags } from '../../tagging/index.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { Range, Reading } from '../reading.ts';
import { overlaps } from '../score-subjects.ts';
import { isMark } from '../word.ts';
import { descriptionFeatures } from './description-features.ts';
import { type DescriptionSpan, descriptionTags, isOfSubject } from './description-tags.ts';
import { descriptionWeights } from './description-weights.ts';
import { placesOf } from './places-of.ts';

/** Words and marks; longer texts are briefs, whose sentences the readers understand. */
const mostWords = 400;
/** By how much the tagged subject must weigh more than what the readers chose: a noun, a weak or any other subject of the lexicon. */
const leastLead = { noun: 10, weak: 30, subject: 80 };
/** Subjects whose words are often said about something else: "I am a student, I search for a job", "seen in a forum". */
const weakSubjects: ReadonlySet<string> = new Set([
  'clinic',
  'clubs',
  'disasterAid',
  'forum',
  'members',
  'notes',
  'payments',
  'shifts',
  'students',
  'volunteers',
]);

const leadOver = ({ subject }: Choice): number =>
  subject === undefined ? leastLead.noun : weakSubjects.has(subject.id) ? leastLead.weak : leastLead.subject;

/** Words for the app itself are nothing that it is about. */
const isOfApp = (folded: string): boolean =>
  /^(?:app|application|software|website|uygulama\w*)$/.test(folded);

/** Longer nouns without a mark between their words hold parts of the rows: "babysitting hours family date hours". */
const longestNoun = 3;

/** Whether the chosen noun is longer than the tagged subject by words that are tagged as parts. */
const holdsParts = ({ subject, noun }: Choice, tagged: Range, spans: readonly DescriptionSpan[]): boolean =>
  subject === undefined &&
  noun !== undefined &&
  noun.range.to - noun.range.from > longestNoun &&
  noun.range.from <= tagged.from &&
  tagged.to < noun.range.to &&
  spans.some(({ name, from }) => name === 'field' && from >= tagged.to && from < noun.range.to);

/** The longest heading before a list, and the longest first item of one. */
const longestHeading = 10;
const longestItem = 5;

/** "Caretaker's round at the primary: boiler, gates": what a list begins with is no subject if a heading before it names one. */
function endOfHeading({ words }: Reading, candidates: readonly NounCandidate[]): number {
  const colon = words.findIndex((word) => isMark(word, ':'));
  const comma = words.findIndex((word, at) => at > colon && isMark(word, ','));
  const isList = comma > 0 && comma - colon - 1 <= longestItem;
  const isNamed = candidates.some(({ range, isTrade }) => !isTrade && range.to <= colon);
  return colon > 0 && colon <= longestHeading && isList && isNamed ? colon : words.length;
}

export interface TaggedDescription {
  /** What the app is about, if that is more likely than what the readers chose. */
  readonly subject: Range | undefined;
  /** The likeliest subject beside what the readers chose, however little more it weighs. */
  readonly topic?: Range;
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
  const places = placesOf(choice);
  // Who describes an app says once what it is about. If the readers found nothing, there may be nothing to find.
  const once = places.length > 0 ? firstTagOf(descriptionTags, 'subject') : undefined;
  const end = endOfHeading(reading, candidates);
  const isSubject: IsAllowed = (at, tag) => !isOfSubject(tag) || (at < end && !isOfApp(reading.folded(at)));
  const tags = tagWords(words, weights, isSubject, once);
  const spans = spansOf(tags, descriptionTags);
  const subject = spans.find(({ name }) => name === 'subject');
  if (subject === undefined) return { subject, spans };
  if (places.some((place) => overlaps(place, subject)))
    return { subject: holdsParts(choice, subject, spans) ? subject : undefined, spans };
  const [place] = places;
  const head = place === undefined ? -1 : Math.min(count, place.to) - 1;
  // The same text with what the readers chose as its subject.
  const others = tagWords(
    words,
    weights,
    (at, tag) =>
      at === head
        ? isOfSubject(tag)
        : !isOfSubject(tag) || (place !== undefined && at >= place.from && at < place.to),
    once,
  );
  const lead = weighTags(words, tags, weights) - weighTags(words, others, weights);
  return { subject: lead >= leadOver(choice) ? subject : undefined, topic: subject, spans };
}
