import {
  firstTagOf,
  type IsAllowed,
  scoredModel,
  spansOf,
  tagWords,
  weighTags,
} from '../../tagging/index.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { Range, Reading } from '../reading.ts';
import { areGeneric, overlaps } from '../score-subjects.ts';
import { topical } from '../subject-title.ts';
import { isMark } from '../word.ts';
import { descriptionFeatures } from './description-features.ts';
import { descriptionModel } from './description-model.ts';
import { type DescriptionSpan, descriptionTags, isOfSubject } from './description-tags.ts';
import { placesOf } from './places-of.ts';

/** Words and marks; longer texts are briefs, whose sentences the readers understand. */
const mostWords = 400;
/**
 * By how much the tagged subject must weigh more than what the readers chose: a noun, a weak or any other subject of the lexicon,
 * or one that stands before it in the same phrase.
 */
const leastLead = { noun: 5, weak: 20, subject: 70, beside: 20 };
/** Subjects whose words are often said about something else: "I am a student, I search for a job", "seen in a forum". */
const weakSubjects: ReadonlySet<string> = new Set([
  'clinic',
  'clubs',
  'disasterAid',
  'forum',
  'generalBooking',
  'hiring',
  'members',
  'notes',
  'payments',
  'shifts',
  'smallOrders',
  'stock',
  'students',
  'tradeWork',
  'volunteers',
]);

/** "articles about composting": what something is written about names the app, which is one of articles. */
const isOfTopic = (reading: Reading, { subject, at }: Choice): boolean =>
  subject !== undefined && at !== undefined && topical.test(reading.folded(at));

/** "herkesin ismi", "iade tarihi", "each day": what any row has is no subject alone. */
const anyPart =
  /^(?:isim|ismi|isimleri|ad|adi|adlari|names?|tarih|tarihi|tarihler\w*|dates?|fiyat|fiyati|prices?|ucret|ucreti|tutar|tutari|amounts?|adet|adedi|miktar\w*|quantit\w+|telefon|telefonu|phones?|adres|adresi|address\w*|durumu|status|saat|saati|days?|gun|gunu|iade|birim|summat|something|nothing?|anything|stuff|things?|sey|seyler)$/;

const isAnyPart = (reading: Reading, { from, to }: Range): boolean =>
  reading.words.slice(from, to).every(({ folded }) => anyPart.test(folded));

/** Words for the app itself, which the readers take for a noun where nothing else is one: "pub tab tracker". */
const appNoun = /^(?:tracker|app|log|list|takip|liste|uygulama)$/;

/** Whether the readers chose no subject of the lexicon, and a noun that says nothing: "flossing every day". */
function isGeneral(reading: Reading, { subject, noun }: Choice): boolean {
  if (subject !== undefined || noun === undefined) return false;
  const { from, to } = noun.range;
  return isAnyPart(reading, noun.range) || (to - from === 1 && appNoun.test(reading.folded(from)));
}

/** "i do deliveries, log restaurant, miles, tip": whether what the readers chose is tagged as one of the parts. */
const isPart = (places: readonly Range[], spans: readonly DescriptionSpan[]): boolean =>
  places.length > 0 &&
  places.every((place) =>
    spans.some(({ name, from, to }) => name === 'field' && from <= place.from && place.to <= to),
  );

function leadOver(reading: Reading, choice: Choice, spans: readonly DescriptionSpan[]): number {
  const { subject } = choice;
  if (subject === undefined) return isGeneral(reading, choice) ? 0 : leastLead.noun;
  if (isOfTopic(reading, choice)) return Number.POSITIVE_INFINITY;
  const isWeak = weakSubjects.has(subject.id) || isPart(placesOf(choice), spans);
  return isWeak ? leastLead.weak : leastLead.subject;
}

/** Words for the app itself are nothing that it is about. */
const isOfApp = (folded: string): boolean =>
  /^(?:app|application|software|website|uygulama\w*)$/.test(folded);

/** Longer nouns without a mark between their words hold parts of the rows: "babysitting hours family date hours". */
const longestNoun = 3;

/** "köpeğimin": whose the thing is, of which a description tells. */
const myOwn = /m(?:[iu]z)?[iu]n$/;
/** "bardak su içtim", "uykusuzum gece": verbs and times name no rows. */
const noThing = /(?:[dt][iu]m|yor|gece|gunduz|sabah|aksam|hafta|night|morning|evening|week)$/;

/**
 * "folk dance costumes", where the readers chose folk dance: the last noun says what the rows are, unless it is a general word such
 * as "orders".
 */
const isOfOtherThing = (reading: Reading, places: readonly Range[], { to }: Range): boolean =>
  !areGeneric(reading, { from: to - 1, to }) &&
  !noThing.test(reading.folded(to - 1)) &&
  places.every(
    (place) =>
      (place.to < to || place.from >= to) &&
      !(reading.language === 'tr' && myOwn.test(reading.folded(place.to - 1))),
  );

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

const isIn = ({ from, to }: Range, at: number): boolean => at >= from && at < to;

export interface TaggedDescription {
  /** What the app is about, if that is more likely than what the readers chose. */
  readonly subject: Range | undefined;
  /** The likeliest subject beside what the readers chose, however little more it weighs. */
  readonly topic?: Range;
  readonly spans: readonly DescriptionSpan[];
}

/** What the words of a description stand for by the fitted networks: docs/rules/composer.md#tagged-descriptions */
export function tagDescription(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
): TaggedDescription {
  const count = reading.words.length;
  if (count > mostWords) return { subject: undefined, spans: [] };
  const words = descriptionFeatures(reading, choice, candidates);
  const model = scoredModel(descriptionModel(), words);
  const places = placesOf(choice);
  // Who describes an app says once what it is about. If the readers found nothing, there may be nothing to find.
  const once = places.length > 0 ? firstTagOf(descriptionTags, 'subject') : undefined;
  const end = endOfHeading(reading, candidates);
  const isSubject: IsAllowed = (at, tag) => !isOfSubject(tag) || (at < end && !isOfApp(reading.folded(at)));
  const first = tagWords(words, model, isSubject, once);
  const general = spansOf(first, descriptionTags).find(
    ({ name, from, to }) => name === 'subject' && isAnyPart(reading, { from, to }),
  );
  const tags =
    general === undefined
      ? first
      : tagWords(
          words,
          model,
          (at, tag) => isSubject(at, tag) && !(isOfSubject(tag) && isIn(general, at)),
          once,
        );
  const spans = spansOf(tags, descriptionTags);
  const subject = spans.find(({ name }) => name === 'subject');
  if (subject === undefined) return { subject, spans };
  const isPartOfChoice = !isGeneral(reading, choice) && places.some((place) => overlaps(place, subject));
  if (isPartOfChoice && !isOfOtherThing(reading, places, subject))
    return { subject: holdsParts(choice, subject, spans) ? subject : undefined, spans };
  const [place] = places;
  const head = place === undefined ? -1 : Math.min(count, place.to) - 1;
  // The same text with what the readers chose as its subject.
  const others = tagWords(
    words,
    model,
    (at, tag) =>
      at === head
        ? isOfSubject(tag)
        : !isOfSubject(tag) || (place !== undefined && at >= place.from && at < place.to),
    once,
  );
  const lead = weighTags(words, tags, model) - weighTags(words, others, model);
  const least = isPartOfChoice
    ? Math.min(leastLead.beside, leadOver(reading, choice, spans))
    : leadOver(reading, choice, spans);
  return { subject: lead >= least ? subject : undefined, topic: subject, spans };
}
