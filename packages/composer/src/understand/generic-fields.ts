import type { FieldUse } from '../lexicon/subject.ts';
import type { Range, Reading } from './reading.ts';

interface Cue {
  readonly pattern: RegExp;
  readonly field: FieldUse;
}

const who: FieldUse = { id: 'who', label: { tr: 'Kim', en: 'Who' }, type: 'text' };
const quantity: FieldUse = { id: 'count', label: { tr: 'Adet', en: 'Number' }, type: 'number', minimum: 0 };

/** Words of a short description that say what is written down of every entry. */
const cues: readonly Cue[] = [
  { pattern: /^(?:kim(?:de|e|den|in|inle|ler)|who|whom|whose)$/, field: who },
  { pattern: /^(?:nerede|nereye|nereden|nerde|where)$/, field: 'place' },
  { pattern: /^(?:para|parasi|lira|tl|kaca|tutari|odemesi|paid|owed|money)$/, field: 'amount' },
  { pattern: /^(?:sayisi|adedi|tane|adet|kac|sold|many|count|counts)$/, field: quantity },
  { pattern: /^(?:dakika|suresi|minutes|hours|long)$/, field: 'dur' },
  { pattern: /^(?:bitti|hazir|asamasi|durumu|done|finished|stage)$/, field: 'status' },
];

/** What is measured keeps the general value. */
const measured =
  /^(?:deger\w*|olc\w*|seviye\w*|miktar\w*|level|levels|value|values|reading|readings|measure\w*)$/;

/** Fields of an entry about an unknown noun: "kimde" asks who has it; without any such word an entry has a state. */
export function genericFields(
  reading: Reading,
  about: Range | undefined,
  hasDetails: boolean,
): readonly FieldUse[] {
  const base: FieldUse[] = [
    { use: 'title', isRequired: true },
    { use: 'date', isRequired: true },
  ];
  const words = reading.words
    .map(({ folded }, at) => ({ folded, at }))
    .filter(({ at }) => about === undefined || at < about.from || at >= about.to)
    .map(({ folded }) => folded);
  if (reading.words.some(({ folded }) => measured.test(folded))) return [...base, 'value', 'note'];
  const found = cues.filter(({ pattern }) => words.some((word) => pattern.test(word)));
  return [
    ...base,
    ...(found.length > 0 || hasDetails ? found.map(({ field }) => field) : ['status']),
    'note',
  ];
}
