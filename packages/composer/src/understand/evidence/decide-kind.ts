import type { Subject } from '../../lexicon/subject.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { Choice } from '../choose-subject.ts';
import type { Reading } from '../reading.ts';
import { customerCues, neededCues } from './customer-cues.ts';
import { findCues } from './find-cues.ts';
import { chooseKind, weighKinds } from './weigh-kinds.ts';

/** How much evidence the kind that the subject is usually for has by itself. */
const usualWeights = {
  /** A word of the lexicon says what it is about. */
  subject: 2.5,
  /** Only words about the kind of app say it. */
  noun: 1,
  /** The words of the subject are a phrase: "window cleaning round". */
  phrase: 2,
  /** What people do with each other decided the subject, not a word for it. */
  dealings: 4,
  /** A subject of a kind that few apps are of is not met by chance. */
  rare: 1,
  /** So little is said that there is hardly other evidence. */
  bare: 2,
};
/** What a kind needs beyond that: most words fit records and collections; without lists nothing can be kept. */
const extraEvidence = 1;
const bareMaximum = 3;
/** So little is said that customers need not be named. */
const shortText = 9;

const frequent = new Set<ArchetypeId>(['log', 'collection', 'jobs', 'appointments', 'people', 'checklist']);
const common: readonly ArchetypeId[] = ['log', 'collection'];
const single: readonly ArchetypeId[] = ['game', 'quiz', 'articles', 'feed'];
/** Kinds of which one does what the other is for; the subject's own has more to offer. */
const close: readonly (readonly ArchetypeId[])[] = [
  ['log', 'measurements'],
  ['log', 'ledger'],
  ['jobs', 'appointments'],
  ['appointments', 'reservation'],
  ['checklist', 'board'],
];

const lengthCues: ReadonlySet<string> = new Set(['~bare', '~short', '~long']);

/** Whether what the app is about has weekdays already, as habits have: words about days and weeks say nothing new. */
const isWeekly = (subject: Subject | undefined): boolean =>
  subject?.entities.some(({ fields }) =>
    fields.some((field) => (typeof field === 'string' ? field : 'use' in field ? field.use : '') === 'days'),
  ) === true;

/** The kind of app: that of the highest sum of evidence, to which what the subject is usually for belongs. */
export function decideKind(reading: Reading, usual: ArchetypeId, choice: Choice): ArchetypeId {
  const { subject, phrase, at = 0, isDealt = false } = choice;
  // The words of the subject have said already what it is usually for.
  const own = { from: at, to: subject && phrase !== undefined ? at + phrase.split(' ').length : at };
  // How long a description is says nothing against that.
  if (subject && [...findCues(reading, own)].every((cue) => lengthCues.has(cue))) return usual;
  const count = reading.words.filter(({ kind }) => kind !== 'mark').length;
  const cues = findCues(reading);
  // A personal thing of a trade is no work for customers: "my hearing aids".
  const hasCustomers =
    usual !== 'jobs' || count <= shortText || [...customerCues, '~trade'].some((cue) => cues.has(cue));
  const weight = !hasCustomers
    ? 0
    : (subject ? usualWeights.subject : usualWeights.noun) +
      (phrase?.includes(' ') ? usualWeights.phrase : 0) +
      (isDealt || (subject && phrase === undefined) ? usualWeights.dealings : 0) +
      (frequent.has(usual) ? 0 : usualWeights.rare) +
      (count <= bareMaximum ? usualWeights.bare : 0);
  const needsMore = (kind: ArchetypeId): boolean =>
    kind === 'tool' ||
    common.includes(kind) ||
    (single.includes(kind) && (subject !== undefined || count > bareMaximum));
  const isClose = (kind: ArchetypeId): boolean =>
    close.some((pair) => pair.includes(kind) && pair.includes(usual)) ||
    (kind === 'weekPlan' && isWeekly(subject));
  const sums = new Map(
    [...weighKinds(reading)].map(([kind, sum]) => [
      kind,
      needsMore(kind) && kind !== usual ? sum - extraEvidence : sum,
    ]),
  );
  const isPossible = (kind: ArchetypeId): boolean => neededCues[kind]?.some((cue) => cues.has(cue)) !== false;
  return chooseKind(sums, usual, weight, (kind) => !isClose(kind) && isPossible(kind));
}

const plans = /^(?:planner|plan|plans|schedule|calendar|programi?|takvimi?|plani)$/;

/** What words point to without any evidence for it is written down instead: "game session planner" names no customers. */
export function withEvidence(reading: Reading, kind: ArchetypeId, { subject }: Choice): ArchetypeId {
  const needed = subject === undefined ? neededCues[kind] : undefined;
  if (kind !== 'appointments' || needed === undefined) return kind;
  const cues = findCues(reading);
  if (needed.some((cue) => cues.has(cue))) return kind;
  return reading.words.some(({ folded }) => plans.test(folded)) ? 'weekPlan' : 'log';
}
