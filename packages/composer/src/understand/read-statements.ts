import { pluralTurkish } from '../language/inflect-turkish.ts';
import { fieldCatalogue } from '../lexicon/index.ts';
import type { FeatureId } from '../spec/app-spec.ts';
import { findScreens, readScreen, toNoun } from './find-screens.ts';
import type { List, ListItem } from './lists/list-item.ts';
import { toOptions } from './lists/read-field.ts';
import { readRow } from './lists/read-row.ts';
import { readEnglishRequest } from './nouns/english/english-request.ts';
import type { PhraseMatch } from './phrase-table.ts';
import { readItem } from './read-item.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitEntity, ExplicitField, ExplicitScreen, NotIncluded, Noun } from './understanding.ts';
import { englishAdjectives } from './words/english-words.ts';
import { turkishAdjectives } from './words/turkish-words.ts';

export interface Statements {
  readonly fields: ExplicitField[];
  readonly entities: ExplicitEntity[];
  readonly screens: ExplicitScreen[];
  readonly features: Set<FeatureId>;
  readonly removedFeatures: Set<FeatureId>;
  readonly removedFields: string[];
  readonly notIncluded: NotIncluded[];
  readonly leftovers: Range[];
}

const contains = (outer: Range, inner: Range): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** What the parts of the enumerations are: screens, features, impossible wishes, fields. */
export function readLists(
  reading: Reading,
  lists: readonly List[],
  negations: readonly Range[],
  into: Statements,
): void {
  const request = reading.language === 'en' ? readEnglishRequest(reading) : undefined;
  for (const list of lists) {
    if (list.isRow) {
      for (const field of readRow(reading)) into.fields.push(field);
      for (const { range, brackets } of list.items)
        reading.use({ from: range.from, to: brackets ? brackets.to + 1 : range.to });
      continue;
    }
    const isNegated = ({ range }: ListItem): boolean =>
      negations.some((negation) => contains(negation, range));
    const items = list.items.filter((item) => !isNegated(item));
    const presence = items.length > 1 ? presenceField(reading, items) : undefined;
    if (presence) {
      into.fields.push(presence);
      for (const { range } of items) reading.use(range);
      continue;
    }
    const fields = items.map((item) =>
      isOtherThanField(reading, item, list) ? undefined : readItem(reading, item),
    );
    const isRow = list.kind === 'fields' && list.isPlainRow === true;
    const knownCount = fields.filter((field) => field?.isKnown).length;
    const isMostlyKnown = items.length > 2 && knownCount * 2 >= items.length;
    // "…, süt miktarı, tuz": fields after what the app is about.
    const isAfterSubject = list.region.from > 0 && items.length > 1 && knownCount * 2 >= items.length;
    const acceptsUnknown =
      list.kind === 'fields' ||
      isAfterSubject ||
      (list.isStrong && items.length > 1 && knownCount > 0) ||
      isMostlyKnown ||
      (list.isPlainRow === true && items.length > 2 && knownCount > 0);
    const accepted: ExplicitField[] = [];
    // "fatura takibi, hatırlatma olsun": the app, then its features.
    const beginsWithApp =
      items[0]?.range.from === 0 &&
      (items.length > 1 || list.region.to > (items[0]?.range.to ?? 0)) &&
      items.slice(1).every((item) => isOtherThanField(reading, item, list));
    for (const [index, item] of items.entries()) {
      if (index === 0 && !list.isEntity && (beginsWithApp || isThingItself(item, request?.phrase.range)))
        continue;
      const reads = fields[index];
      const isField = reads !== undefined && (reads.isKnown || acceptsUnknown) && list.kind !== 'screens';
      const isMeant =
        isField &&
        (list.kind === 'fields' ||
          knownCount > 1 ||
          list.isStrong ||
          items.length > 1 ||
          isCertain(reading, item, list));
      if (!list.isEntity && !(isRow && isMeant) && readOther(reading, item, list, into, isMeant)) continue;
      if (isMeant && reads && isList(reading, item, reads.field)) {
        into.screens.push({ concept: 'entity', title: reads.field.label, noun: toNoun(reading, item.range) });
        reading.use(item.range);
        continue;
      }
      if (isMeant && reads) {
        accepted.push(reads.field);
        reading.use(item.brackets ? { from: item.range.from, to: item.brackets.to + 1 } : item.range);
      } else if (list.isStrong && !isField) into.leftovers.push(item.range);
    }
    if (list.isEntity && list.of) addEntity(reading, list, list.of, accepted, into);
    else addFields(reading, list, accepted, into);
  }
}

const presences = /^(?:late|present|absent|excused|geldi|gelmedi|izinli|raporlu|gec)$/;

/** "late, present and absent": the answers of one field. */
function presenceField(reading: Reading, items: readonly ListItem[]): ExplicitField | undefined {
  const areAll = items.every(
    ({ range }) => range.to - range.from <= 2 && presences.test(reading.folded(range.from)),
  );
  if (!areAll) return undefined;
  const label = reading.language === 'tr' ? 'Yoklama' : 'Attendance';
  const options = toOptions(
    items.map(({ range }) => reading.written(range).toLowerCase()),
    reading.language,
  );
  return { label, use: { id: 'attendanceState', label: { tr: label, en: label }, type: 'choice', options } };
}

/** "log his exercises, how many times …": the object of the verb is no field. */
const isThingItself = ({ range }: ListItem, thing: Range | undefined): boolean =>
  thing !== undefined && thing.from < range.to && range.to === thing.to;

/** One field after "with" or before "olsun" counts if the words name a field and nothing else. */
const isCertain = (reading: Reading, { range, brackets }: ListItem, list: List): boolean =>
  brackets !== undefined ||
  reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) !== undefined ||
  list.items.length > 1;

/** "books, members, loans": a plural of a person or thing is a list of its own, not a field. */
function isList(reading: Reading, { range, brackets }: ListItem, field: ExplicitField): boolean {
  const isReference =
    typeof field.use === 'string'
      ? fieldCatalogue[field.use]?.type === 'reference'
      : 'use' in field.use && fieldCatalogue[field.use.use]?.type === 'reference';
  return (
    isReference &&
    brackets === undefined &&
    range.to - range.from === 1 &&
    (reading.words[range.from]?.stems.some(({ suffixes }) => suffixes.isPlural && suffixes.person === 0) ??
      false)
  );
}

function addEntity(
  reading: Reading,
  { kinds = [], hasDays, isEvent, isSecond, region }: List,
  of: Range,
  fields: readonly ExplicitField[],
  into: Statements,
): void {
  const all = [...fields];
  if (kinds.length > 0) {
    const label = reading.language === 'tr' ? 'Tür' : 'Kind';
    const options = toOptions(
      kinds.map(({ range }) => reading.written(range)),
      reading.language,
    );
    all.unshift({ label, use: { use: 'kind', options } });
    for (const { range } of kinds) reading.use(range);
  }
  if (hasDays) all.push({ label: reading.language === 'tr' ? 'Tarih' : 'Date', use: 'date' });
  if (all.length === 0) return;
  into.entities.push({
    noun: isEvent ? withoutPlace(toNoun(reading, of, true)) : toNoun(reading, of, true),
    fields: all,
    isOwn: true,
    ...(isEvent ? { isEvent } : {}),
    ...(isSecond ? { isSecond } : {}),
  });
  // A thing beside the main one says nothing about that.
  if (!isSecond) return;
  reading.useBeside({ from: Math.min(of.from, region.from), to: region.to });
  const stems = new Set(reading.words[of.to - 1]?.stems.map(({ stem }) => stem));
  for (const [at, word] of reading.words.entries())
    if (word.stems.some(({ stem, isTypo }) => !isTypo && stems.has(stem))) reading.markBeside(at);
}

/** "her sürgünde": the place of a noun outside of the lexicon. */
const withoutPlace = ({ one, many }: Noun): Noun => {
  const bare = /^(.{3,})[dt][ae]$/.exec(one)?.[1];
  return bare === undefined ? { one, many } : { one: bare, many: pluralTurkish(bare) };
};

function addFields(reading: Reading, list: List, fields: readonly ExplicitField[], into: Statements): void {
  if (fields.length === 0) return;
  if (!list.of || fields.length < 2) {
    into.fields.push(...fields.filter(({ label }) => !into.fields.some((other) => other.label === label)));
    return;
  }
  const noun = toNoun(reading, list.of);
  into.entities.push({ noun, fields });
  reading.use(list.of);
}

/** Words that name a feature, a screen or an impossible wish as a whole. */
function isOtherThanField(reading: Reading, item: ListItem, list: List): boolean {
  if (list.kind === 'fields') return false;
  const words = reading.words.slice(item.range.from, item.range.to);
  if (reading.index.screenNouns.findAt(reading.words, item.range.to - 1).length > 0) return true;
  if (reading.index.fields.findWhole(words)) return false;
  return (
    featureOf(reading, item.range) !== undefined ||
    exact(reading.index.notIncluded.findWhole(words)) !== undefined ||
    (reading.index.subjects.findWhole(words) !== undefined && list.kind === 'screens')
  );
}

/** A typo of a feature is more often another word: "repotted" and "reported". */
const exact = <T extends { readonly isTypo: boolean }>(match: T | undefined): T | undefined =>
  match?.isTypo ? undefined : match;

/** "kategorilere göre aylık grafik" is the feature "grafik". */
function featureOf(reading: Reading, { from, to }: Range): PhraseMatch<FeatureId> | undefined {
  const adjectives = reading.language === 'tr' ? turkishAdjectives : englishAdjectives;
  const by = reading.words.findIndex(({ folded }, at) => at >= from && at < to - 1 && folded === 'gore');
  let start = by < 0 ? from : by + 1;
  while (start < to - 1 && adjectives.has(reading.folded(start))) start += 1;
  return exact(reading.index.features.findWhole(reading.words.slice(start, to)));
}

function readOther(
  reading: Reading,
  { range }: ListItem,
  list: List,
  into: Statements,
  isField: boolean,
): boolean {
  const words = reading.words.slice(range.from, range.to);
  if (list.kind === 'screens') {
    const screen = readScreen(reading, range);
    if (screen) into.screens.push(screen);
    else into.leftovers.push(range);
    reading.use(range);
    return true;
  }
  const isFieldWord = reading.index.fields.findWhole(words) !== undefined;
  const impossible = exact(reading.index.notIncluded.findWhole(words));
  if (impossible && !isFieldWord) {
    into.notIncluded.push({ reason: impossible.value, words: reading.written(range) });
    reading.use(range);
    return true;
  }
  const feature = featureOf(reading, range);
  if (feature && !(isField && isFieldWord)) {
    into.features.add(feature.value);
    reading.use(range);
    return true;
  }
  return false;
}

const reminderVerbs = /^(?:hatirlat|uyar|remind|notify|alert)/;

/** Features, screens and impossible wishes in sentences, with the scope of negations. */
export function readSentences(reading: Reading, negations: readonly Range[], into: Statements): void {
  const isNegated = (range: Range): boolean => negations.some((negation) => contains(negation, range));
  for (const match of reading.index.notIncluded.findAll(reading.words)) {
    const range = { from: match.start, to: match.start + match.length };
    if (match.isTypo || !reading.isFreeRange(range)) continue;
    reading.use(range);
    if (isNegated(range)) continue;
    // A screen "Harita" is both shown and named as not connected; "track … maps" alone is only named.
    into.notIncluded.push({ reason: match.value, words: reading.written(range) });
  }
  for (const match of reading.index.features.findAll(reading.words)) {
    const range = { from: match.start, to: match.start + match.length };
    if (match.isTypo && match.length === 1) continue;
    if (isNegated(range)) into.removedFeatures.add(match.value);
    else if (reading.isFreeRange(range)) {
      if (isNounOfSubject(reading, range)) continue;
      into.features.add(match.value);
    }
  }
  for (let at = 0; at < reading.words.length; at += 1) {
    if (reminderVerbs.test(reading.folded(at)) && !isNegated({ from: at, to: at + 1 }))
      into.features.add('reminders');
  }
  for (const { screen, range } of findScreens(reading)) {
    into.screens.push(isNegated(range) ? { ...screen, isRemoved: true } : screen);
  }
  for (const negation of negations) readRemoved(reading, negation, into);
}

/** "report" in "report card app" or "arama kurtarma ekibi" is no feature: a further noun follows directly. */
const isNounOfSubject = (reading: Reading, { to }: Range): boolean =>
  /^(?:kurtarma|card|cards|motoru|engine|karti|defteri|uygulamasi)$/.test(reading.folded(to));

function readRemoved(reading: Reading, negation: Range, into: Statements): void {
  for (const match of reading.index.fields.findAll(
    reading.words,
    negation.from + (reading.language === 'en' ? 1 : 0),
    negation.to,
  )) {
    if (!match.isTypo) into.removedFields.push(match.value);
  }
  reading.use(negation);
}
