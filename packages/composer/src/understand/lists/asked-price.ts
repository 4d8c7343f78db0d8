import { toIdentifier } from '../../language/identifiers.ts';
import type { Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';

/** Verbs that say whose price is asked for. */
const labels: readonly (readonly [verb: RegExp, label: string])[] = [
  [/^al(?:d|m|[iı]r|aca|[iı]n)/, 'Alış fiyatı'],
  [/^sat/, 'Satış fiyatı'],
  [/^(?:ver|koy|gid|git|patla|mal|yap|cik|tamir|tut)/, 'Fiyat'],
];

/** "kaça", "kaça aldım", "kaça sattım": a price; not "kaça kaç bitti", which is a score. */
export function askedPrice(reading: Reading, at: number, end: number): ExplicitField | undefined {
  if (reading.language !== 'tr' || reading.folded(at) !== 'kaca') return undefined;
  const verb = at + 1 < end ? reading.folded(at + 1) : '';
  const label = verb === '' ? 'Fiyat' : labels.find(([pattern]) => pattern.test(verb))?.[1];
  if (label === undefined) return undefined;
  return { label, use: { use: 'price', label: { tr: label, en: label }, id: toIdentifier(label, 'price') } };
}
