import { singularEnglish } from '../../language/inflect-english.ts';
import { endsTurkishClause, verbAt } from '../details/turkish-verb-at.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { englishStops } from '../words/english-words.ts';
import { turkishStops } from '../words/turkish-words.ts';
import { findMark, makeEntityList } from './entity-list-items.ts';
import type { List } from './list-item.ts';

const longestNoun = 3;
const longestOpening = 5;

/** Things beside the main one that a description gives fields of their own: "also our songs: title, key", "bir de sipariş defteri olsun: …". */
export const findSecondLists = (reading: Reading): List[] =>
  reading.sentences().flatMap((sentence, number) => {
    const list =
      reading.language === 'tr'
        ? readTurkish(reading, sentence, number)
        : readEnglish(reading, sentence, number);
    if (!list) return [];
    // The words that join it belong to it: "also a list of".
    const start = Math.min(list.of?.from ?? list.region.from, list.region.from);
    const from = start - sentence.from <= longestOpening ? sentence.from : start;
    return [{ ...list, isSecond: true, region: { from, to: list.region.to } }];
  });

const isWord = (reading: Reading, at: number): boolean => reading.words[at]?.kind === 'word';

/** The noun phrase that begins at a place: "model trains". */
function englishNoun(reading: Reading, start: number, to: number): Range | undefined {
  let from = start;
  while (/^(?:the|our|my|a|an|all|their)$/.test(reading.folded(from))) from += 1;
  let end = from;
  while (
    end < to &&
    end - from < longestNoun &&
    isWord(reading, end) &&
    !englishStops.has(reading.folded(end))
  )
    end += 1;
  return end > from ? { from, to: end } : undefined;
}

const joining = /^(?:also|and|plus|then|another|second)$/;
const places = /^(?:board|page|list|section|tab|place|screen|sheet|log|part)$/;
const recorded = /^(?:entered|recorded|kept|listed|noted|logged|saved|registered|stored|tracked)$/;
const entries = /^(?:entries|entry|records|register)$/;

function readEnglish(reading: Reading, { from, to }: Range, number: number): List | undefined {
  const isLater = number > 0 || joining.test(reading.folded(from));
  let start = from;
  while (joining.test(reading.folded(start))) start += 1;
  const isAlso = start > from;
  // "a separate page for things to tell, with the name"
  if (/^(?:a|an)$/.test(reading.folded(start)) && isLater) {
    const place = [start + 1, start + 2].find((at) => places.test(reading.folded(at)));
    const noun =
      place !== undefined && /^(?:of|for)$/.test(reading.folded(place + 1))
        ? englishNoun(reading, place + 2, to)
        : undefined;
    const withThings =
      place !== undefined && reading.folded(place + 1) === 'with'
        ? englishNoun(reading, place + 2, to)
        : undefined;
    // "a board with tasks like build, test and whose task it is"
    if (withThings && isExamples(reading, withThings.to))
      return makeEntityList(reading, fieldsFrom(reading, withThings.from, to), withThings, 1);
    const trigger = noun && findWith(reading, { from: noun.to, to });
    return noun && trigger !== undefined
      ? makeEntityList(reading, fieldsFrom(reading, trigger, to), noun, 1)
      : undefined;
  }
  const after = isLater ? readAfterEach(reading, start, to) : undefined;
  if (after) return after;
  const noun = isLater ? englishNoun(reading, start, to) : undefined;
  if (!noun) return readPlus(reading, { from, to });
  const isOurs = /^(?:our|my|the)$/.test(reading.folded(start));
  // "Also our songs: title, composer, key"
  if (isAlso && isOurs && isMark(reading.words[noun.to], ':'))
    return makeEntityList(reading, fieldsFrom(reading, noun.to + 1, to), noun);
  // "Complaints should be separately entered with date, category"
  const isMany = singularEnglish(reading.folded(noun.to - 1)) !== reading.folded(noun.to - 1);
  const isRecorded = reading.words.slice(noun.to, noun.to + 5).some(({ folded }) => recorded.test(folded));
  const trigger = findWith(reading, { from: noun.to, to: Math.min(to, noun.to + 7) });
  if (isMany && isRecorded && trigger !== undefined)
    return makeEntityList(reading, fieldsFrom(reading, trigger, to), noun);
  // "Also tanker entries with litres and amount"
  if (
    isAlso &&
    entries.test(reading.folded(noun.to - 1)) &&
    noun.to - noun.from > 1 &&
    trigger === noun.to + 1
  )
    return makeEntityList(reading, fieldsFrom(reading, trigger, to), { from: noun.from, to: noun.to - 1 });
  return readPlus(reading, { from, to });
}

const isExamples = (reading: Reading, at: number): boolean => /^(?:like|such)$/.test(reading.folded(at));

/** "After each practice match we should write the score, what broke". */
function readAfterEach(reading: Reading, from: number, to: number): List | undefined {
  if (!/^(?:after|before)$/.test(reading.folded(from)) || !/^(?:each|every)$/.test(reading.folded(from + 1)))
    return undefined;
  const noun = englishNoun(reading, from + 2, to);
  if (!noun || /(?:day|week|month|year|night|morning|time)$/.test(reading.folded(noun.to - 1)))
    return undefined;
  const verb = [1, 2, 3, 4].map((step) => noun.to + step).find((at) => writing.test(reading.folded(at)));
  return verb === undefined ? undefined : makeEntityList(reading, fieldsFrom(reading, verb + 1, to), noun);
}

const writing = /^(?:write|record|note|log|enter|save|track)$/;

/** "…, plus quarter peals rung with date and method". */
function readPlus(reading: Reading, { from, to }: Range): List | undefined {
  for (let at = from + 2; at < to; at += 1) {
    if (reading.folded(at) !== 'plus') continue;
    const noun = englishNoun(reading, at + 1, to);
    if (!noun || reading.folded(noun.to) !== 'with') continue;
    const isDone = /^(?:rung|\w{3,}ed|made|done|sold)$/.test(reading.folded(noun.to - 1));
    const thing = isDone && noun.to - noun.from > 1 ? { from: noun.from, to: noun.to - 1 } : noun;
    if (singularEnglish(reading.folded(thing.to - 1)) === reading.folded(thing.to - 1)) continue;
    return makeEntityList(reading, fieldsFrom(reading, noun.to + 1, to), thing);
  }
  return undefined;
}

/** The place after "with". */
function findWith(reading: Reading, { from, to }: Range): number | undefined {
  for (let at = from; at < to; at += 1) if (reading.folded(at) === 'with') return at + 1;
  return undefined;
}

const fieldsFrom = (reading: Reading, from: number, to: number): Range => ({
  from,
  to: endOfFields(reading, from, to),
});

/** A reason is no field, and neither is a further page. */
function endOfFields(reading: Reading, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const isPage =
      /^(?:a|an|another)$/.test(reading.folded(at)) &&
      [at + 1, at + 2].some((place) => places.test(reading.folded(place)));
    if (!isPage && !/^(?:because|so|since|but)$/.test(reading.folded(at))) continue;
    let end = at;
    while (end > from && (isMark(reading.words[end - 1], ',') || joining.test(reading.folded(end - 1))))
      end -= 1;
    return end;
  }
  return to;
}

const container = /^(?:defteri|listesi|sayfasi|bolumu|ekrani|kaydi|kayitlari|sekmesi|kismi|tablosu)$/;
const apart = /^(?:sayfada|yerde|bolumde|ekranda|listede|sekmede|kisimda|defterde)$/;

function readTurkish(reading: Reading, { from, to }: Range, number: number): List | undefined {
  let start = from;
  while (/^(?:bir|bide|bi|de|da|ayrica|yaninda|yanina|hem|sonra)$/.test(reading.folded(start))) start += 1;
  const isAlso = start > from;
  const colon = findMark(reading, { from: start, to }, ':');
  // "Yanında bir de sipariş defteri olsun: kim istedi, …"
  if (colon < to && colon - start <= 5) {
    const head = [start + 1, start + 2].find((at) => container.test(reading.folded(at)));
    if (head !== undefined && (isAlso || /^(?:da|de)$/.test(reading.folded(head + 1))))
      return makeEntityList(reading, { from: colon + 1, to }, { from: start, to: head });
  }
  for (let at = from; at < to; at += 1) {
    // "randevular ayrı bir sayfada dursun, doktor adı … girilsin"
    const isApart =
      reading.folded(at) === 'ayri' &&
      [at + 1, at + 2].some((place) => apart.test(reading.folded(place))) &&
      at > from &&
      /l[ae]r$/.test(reading.folded(at - 1));
    const comma = isApart ? findMark(reading, { from: at, to }, ',:') : to;
    if (isApart && comma < to && comma - at < 5)
      return makeEntityList(
        reading,
        { from: comma + 1, to: endOfWish(reading, { from: comma + 1, to }) },
        { from: at - 1, to: at },
        1,
      );
  }
  if (number === 0) return undefined;
  const end = endOfWish(reading, { from: start, to });
  // "Tahlillerde hormon değeri ve tarih olsun"
  if (/.{3}l[ae]rd[ae]$/.test(reading.folded(start)) && end < to + 1 && end - start > 2) {
    const isTime = /^(?:gun|ay|hafta|yil|saat|aksam|sabah|gece|yer|taraf)/.test(reading.folded(start));
    return isTime || turkishStops.has(reading.folded(start))
      ? undefined
      : makeEntityList(reading, { from: start + 1, to: end }, { from: start, to: start + 1 });
  }
  // "Bir de mama nöbeti, kim hangi gün mama koydu yazsın"
  const first = findMark(reading, { from: start, to }, ',');
  const isNoun = first - start > 0 && first - start <= 2;
  if (
    reading.folded(from) === 'bir' &&
    reading.folded(from + 1) === 'de' &&
    isNoun &&
    first < to &&
    end > first + 1
  ) {
    const isAction = verbAt(reading, first - 1) !== undefined;
    return isAction
      ? undefined
      : makeEntityList(reading, { from: first + 1, to: end }, { from: start, to: first }, 1);
  }
  return undefined;
}

/** The place of the wish that the fields stand before. */
function endOfWish(reading: Reading, { from, to }: Range): number {
  for (let at = from; at < to; at += 1)
    if (/^(?:olsun|yazsin|girilsin|yazilsin|kaydedilsin|dursun|gorunsun|bulunsun)$/.test(reading.folded(at)))
      return at;
  for (let at = from; at < to; at += 1) if (endsTurkishClause(reading, at)) return at;
  return to;
}
