import type { Range, Reading } from './reading.ts';
import type { ExplicitRule } from './understanding.ts';
import { endsSentence } from './word.ts';

export type WarnRule = Extract<ExplicitRule, { kind: 'warn' }>;

export interface FoundLimit {
  readonly rule: WarnRule;
  /** The number, its side and the word for the warning. */
  readonly range: Range;
}

const reach = 7;
const warns = /^(?:warn\w*|alert\w*|notify|flag|red|highlight|uyar\w*|haber|bildir\w*|kirmizi\w*)$/;
const belowEnglish = /^(?:under|below|beneath)$/;
const aboveEnglish = /^(?:over|above|past|exceeds?)$/;
const belowTurkish = /^(?:altina|altinda|alti|altindaki|az|asagi|dusunce|duserse|inince|inerse)$/;
const aboveTurkish =
  /^(?:ustune|ustunde|ustu|ustundeki|fazla|cok|gecince|gecerse|asinca|asarsa|cikinca|cikarsa)$/;

/** The side of the limit that the words around a number name. */
function sideOf(reading: Reading, at: number): 'below' | 'above' | undefined {
  if (reading.language === 'tr') {
    for (let place = at + 1; place <= at + 3; place += 1) {
      if (endsBetween(reading, at, place)) return undefined;
      if (belowTurkish.test(reading.folded(place))) return 'below';
      if (aboveTurkish.test(reading.folded(place))) return 'above';
    }
    return undefined;
  }
  const [before, beforeThat] = [reading.folded(at - 1), reading.folded(at - 2)];
  if (belowEnglish.test(before) || (before === 'than' && /^(?:less|fewer|lower)$/.test(beforeThat)))
    return 'below';
  if (aboveEnglish.test(before) || (before === 'than' && /^(?:more|higher|greater)$/.test(beforeThat)))
    return 'above';
  return undefined;
}

/** Whether a sentence ends between two places. */
function endsBetween({ words }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word !== undefined && at > from && endsSentence(word)) return true;
  }
  return false;
}

/** The place of the word that asks for a warning in the same clause. */
function warningNear(reading: Reading, at: number): number | undefined {
  for (let step = 1; step <= reach; step += 1)
    for (const place of [at + step, at - step])
      if (
        warns.test(reading.folded(place)) &&
        !endsBetween(reading, Math.min(at, place), Math.max(at, place))
      )
        return place;
  return undefined;
}

/** "warn when under 5", "60 dakikayı geçince uyarsın": marks its words as used, so that they name no field. */
export function findLimits(reading: Reading): FoundLimit[] {
  const found: FoundLimit[] = [];
  for (const [at, word] of reading.words.entries()) {
    if (word.kind !== 'number' || !/^\d{1,6}(?:[.,]\d+)?$/.test(word.folded)) continue;
    const side = sideOf(reading, at);
    const verb = side && warningNear(reading, at);
    if (side === undefined || verb === undefined) continue;
    const range: Range = { from: Math.min(at, verb), to: Math.max(at, verb) + 1 };
    const limit = Number(word.folded.replace(',', '.'));
    found.push({ rule: { kind: 'warn', limit, side, words: reading.written(range) }, range });
    reading.use(range);
  }
  return found.slice(0, 2);
}
