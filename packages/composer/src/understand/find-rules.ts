import { lowerCase } from '../language/fold.ts';
import { toTurkishNoun } from './nouns/turkish-noun-form.ts';
import { readTotal } from './read-total.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitRule } from './understanding.ts';
import { endsSentence, isMark } from './word.ts';
import { englishStops } from './words/english-words.ts';

const descending =
  /^(?:azalan|buyukten|yeniden|newest|latest|highest|descending|desc|most|largest|pahalidan|son)$/;
const ascending =
  /^(?:artan|kucukten|eskiden|oldest|earliest|lowest|ascending|asc|alphabetically|alfabetik|ucuzdan|least)$/;

function directionAround(reading: Reading, { from, to }: Range): 'ascending' | 'descending' | undefined {
  for (let at = from - 3; at < to + 4; at += 1) {
    if (descending.test(reading.folded(at))) return 'descending';
    if (ascending.test(reading.folded(at))) return 'ascending';
  }
  return undefined;
}

function phraseAfter(reading: Reading, start: number): Range {
  let from = start;
  while (/^(?:the|their|by|of|a|all|each)$/.test(reading.folded(from))) from += 1;
  let to = from;
  while (to < reading.words.length && to - from < 3) {
    const word = reading.words[to];
    if (
      !word ||
      word.kind === 'mark' ||
      englishStops.has(word.folded) ||
      descending.test(word.folded) ||
      ascending.test(word.folded)
    )
      break;
    to += 1;
  }
  return { from, to };
}

function phraseBefore(reading: Reading, end: number): Range {
  let from = end;
  while (from > 0 && end - from < 2) {
    const word = reading.words[from - 1];
    if (
      !word ||
      word.kind === 'mark' ||
      endsSentence(word) ||
      /^(?:ve|gore|olsun|listeyi|girilsin|kayitlari|bunlari)$/.test(word.folded)
    )
      break;
    from -= 1;
  }
  return { from, to: end };
}

/** Sorting, grouping, totals (`readTotal`), reminders and "only admins", with the words that they name. */
export function findRules(reading: Reading): ExplicitRule[] {
  const found: ExplicitRule[] = [];
  const { words } = reading;
  const text = (range: Range): string =>
    reading.language === 'tr' ? turkishField(reading, range) : lowerCase(reading.written(range), 'en');
  for (let at = 0; at < words.length; at += 1) {
    const folded = reading.folded(at);
    const next = reading.folded(at + 1);
    if (/^(?:sorted|sort|order|ordered|sorting|grouped|group)$/.test(folded)) {
      const by = [at + 1, at + 2, at + 3].find((place) => reading.folded(place) === 'by');
      if (by === undefined || words.slice(at, by).some((word) => isMark(word, ',.'))) continue;
      const range = phraseAfter(reading, by + 1);
      if (range.to === range.from) continue;
      found.push(
        folded.startsWith('group')
          ? { kind: 'group', by: text(range) }
          : { kind: 'sort', by: text(range), direction: directionAround(reading, range) },
      );
      reading.use({ from: at, to: range.to });
    } else if (
      folded === 'gore' &&
      /^(?:sirala|siralan|sirali|grupla|gruplan|listele)/.test(skipAdverb(reading, at + 1).folded)
    ) {
      const range = phraseBefore(reading, at);
      const verb = skipAdverb(reading, at + 1);
      if (range.to === range.from) continue;
      found.push(
        verb.folded.startsWith('grup')
          ? { kind: 'group', by: text(range) }
          : {
              kind: 'sort',
              by: text(range),
              direction: directionAround(reading, { from: range.from, to: verb.at }),
            },
      );
      reading.use({ from: range.from, to: verb.at + 1 });
    } else if (/^(?:toplam\w*|totals?)$/.test(folded)) {
      const total = readTotal(reading, at);
      if (total === undefined) continue;
      found.push({ kind: 'total', of: total.of.to > total.of.from ? text(total.of) : '' });
      reading.use(total.range);
    } else if (
      /^(?:only|sadece|yalnizca)$/.test(folded) &&
      /^(?:admin|admins|yonetici|yoneticiler|adminler|patron|manager|managers|owner|owners)$/.test(next)
    ) {
      let to = at + 2;
      while (
        to < words.length &&
        !endsSentence(words[to] ?? ({ kind: 'mark', text: '.' } as never)) &&
        !isMark(words[to], ',')
      )
        to += 1;
      found.push({ kind: 'adminsOnly', words: reading.written({ from: at, to }) });
      reading.use({ from: at, to });
    } else if (
      words[at]?.kind === 'number' &&
      /^(?:day|days|gun)$/.test(next) &&
      /^(?:before|once|onceden|oncesinde|earlier)$/.test(reading.folded(at + 2))
    ) {
      found.push({ kind: 'remind', days: Math.min(60, Number(folded)) });
      reading.use({ from: at, to: at + 3 });
    }
  }
  return found;
}

const skipAdverb = (reading: Reading, at: number): { folded: string; at: number } => {
  let place = at;
  while (
    descending.test(reading.folded(place)) ||
    ascending.test(reading.folded(place)) ||
    /^(?:dogru|kucuge|buyuge|eskiye|yeniye|otomatik|olarak|ucuza)$/.test(reading.folded(place))
  )
    place += 1;
  return { folded: reading.folded(place), at: place };
};

function turkishField(reading: Reading, range: Range): string {
  if (range.to <= range.from) return '';
  const head = reading.index.fields.findAll(reading.words, range.from, range.to).at(-1);
  if (head && head.length === range.to - range.from) return head.text;
  const { noun } = toTurkishNoun(reading, range.from, range.to, 'object');
  // The dative of "göre": tarihe, puana.
  return head ? head.text : noun.replace(/(?:y?[ae]|n[ae])$/, '');
}
