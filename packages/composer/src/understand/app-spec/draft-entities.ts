import type { Language } from '@kilim/contract';
import { archetypes } from '../../archetypes/index.ts';
import { reminderDay, remindsDaily } from '../../archetypes/reminder-plan.ts';
import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, toPluralIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import { fieldWords, localiseValue, resolveField } from '../../lexicon/index.ts';
import {
  contacts,
  customers,
  members,
  owners,
  patients,
  productsOf,
  servicesOf,
  staffOf,
  students,
} from '../../lexicon/shared-entities.ts';
import type { LexiconEntity, LexiconField } from '../../lexicon/subject.ts';
import { reminderField } from '../../print/features/reminder-fields.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { AppUnderstanding, ExplicitField, Noun } from '../understanding.ts';
import type { ScreenConcept } from '../words/screen-words.ts';
import { addUnsaid } from './add-tagged.ts';
import type { DraftEntity } from './draft-entity.ts';
import { findFieldByWords } from './find-field.ts';
import { addFields, makeUniqueFields, mergeFields } from './merge-fields.ts';
import { settleRow } from './settle-row.ts';

const entityMaximum = 12;

export const archetypeIcons: Readonly<Record<ArchetypeId, string>> = {
  log: 'journal',
  collection: 'albums',
  jobs: 'briefcase',
  appointments: 'calendar',
  reservation: 'bed',
  checklist: 'checkbox',
  people: 'people',
  ledger: 'wallet',
  measurements: 'pulse',
  stock: 'cube',
  catalogue: 'bag-handle',
  articles: 'newspaper',
  feed: 'images',
  conversation: 'chatbubbles',
  board: 'grid',
  places: 'location',
  weekPlan: 'calendar-number',
  tool: 'calculator',
  quiz: 'help-circle',
  game: 'game-controller',
  media: 'play-circle',
};

/** Entities that listed fields refer to when the subject has none of its own. */
const referred: Readonly<Record<string, () => LexiconEntity>> = {
  customer: () => customers(4),
  person: () => contacts(2),
  student: () => students(6),
  patient: () => patients(8),
  member: () => members(10),
  owner: () => owners(12),
  staffMember: () =>
    staffOf('Murat~Mike | Usta~Master\nSelin~Sarah | Çalışan~Assistant\nKerem~Jordan | Çalışan~Assistant'),
  service: () =>
    servicesOf(
      'Standart~Standard | 30 | 400~25\nDetaylı~Detailed | 60 | 750~45\nHızlı~Express | 20 | 300~18',
    ),
  product: () =>
    productsOf('Standart~Standard | 250~15\nBüyük boy~Large | 400~24\nÖzel sipariş~Custom | 900~55'),
};

function fromLexicon(entity: LexiconEntity, language: Language): DraftEntity {
  return {
    id: entity.id,
    pluralId: entity.pluralId,
    one: entity.one[language],
    many: entity.many[language],
    icon: entity.icon,
    fields: withUniqueRoles(entity.fields.map(resolveField)),
    rules: [...(entity.rules ?? [])],
    samples: entity.samples.map((row) =>
      Object.fromEntries(Object.entries(row).map(([id, value]) => [id, localiseValue(value, language)])),
    ),
  };
}

function withUniqueRoles(fields: readonly LexiconField[]): LexiconField[] {
  const roles = new Set<string>();
  return fields.map((field) => {
    const { role, ...rest } = field;
    if (role === undefined || !roles.has(role)) {
      if (role) roles.add(role);
      return field;
    }
    return rest;
  });
}

/** An entity that the lexicon does not have. */
function fromNoun(
  noun: Noun,
  language: Language,
  uses: readonly (string | LexiconField)[],
  icon: string,
  ids: ReadonlySet<string>,
): DraftEntity {
  const id = uniqueIdentifier(toIdentifier(noun.one), ids);
  const plural = toPluralIdentifier(noun.one, language);
  return {
    id,
    pluralId: plural === id || ids.has(plural) ? `${id}List` : plural,
    one: noun.one.slice(0, 60),
    many: noun.many.slice(0, 60),
    icon,
    fields: withUniqueRoles(uses.map(resolveField)),
    rules: [],
    samples: [],
  };
}

const isSame = (draft: DraftEntity, noun: Noun): boolean => {
  const names = [draft.one, draft.many, draft.id, draft.pluralId].map(fold);
  return (
    names.includes(fold(noun.one)) ||
    names.includes(fold(noun.many)) ||
    names.includes(fold(toIdentifier(noun.one)))
  );
};

export const findDraft = (drafts: readonly DraftEntity[], noun: Noun): DraftEntity | undefined =>
  drafts.find((draft) => isSame(draft, noun));

/** Rows that the description names, planned for every day; what else they need fits the fields (`completeSamples`). */
function withRowTitles(draft: DraftEntity, titles: readonly string[] | undefined): DraftEntity {
  const title = draft.fields.find(({ role }) => role === 'title');
  if (!titles || !title) return draft;
  const days = draft.fields.find(({ type }) => type === 'weekdays');
  const goal = draft.fields.find(({ role }) => role === 'target');
  const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  return {
    ...draft,
    samples: titles.map((name) => ({
      [title.id]: name,
      ...(days ? { [days.id]: everyDay } : {}),
      ...(goal ? { [goal.id]: 1 } : {}),
    })),
  };
}

const hasEntities = (archetype: ArchetypeId): boolean => archetype !== 'tool' && archetype !== 'game';

/** The entities of the app: the subject's or the noun's, those that the description names, and those they refer to. */
export function draftEntities(understanding: AppUnderstanding): DraftEntity[] {
  const { language, subject, otherSubjects, noun, archetype, row } = understanding;
  const drafts: DraftEntity[] = (subject?.entities ?? []).map((entity, index) =>
    index === 0
      ? withRowTitles(fromLexicon(entity, language), understanding.rowTitles)
      : fromLexicon(entity, language),
  );
  const ids = (): ReadonlySet<string> => new Set(drafts.flatMap(({ id, pluralId }) => [id, pluralId]));
  if (!subject && (hasEntities(archetype) || understanding.fields.length > 0)) {
    drafts.push(
      fromNoun(
        noun ?? fallbackNoun(language),
        language,
        [...(understanding.genericFields ?? archetypes[archetype].defaultFields)] as (
          | string
          | LexiconField
        )[],
        archetypeIcons[archetype],
        ids(),
      ),
    );
  }
  for (const other of row ? [] : otherSubjects) {
    for (const entity of other.entities) {
      if (!drafts.some(({ id }) => id === entity.id)) drafts.push(fromLexicon(entity, language));
    }
  }
  if (row) settleRow(drafts, row, understanding);
  const [main] = drafts;
  if (main && !row) {
    mergeFields(main, understanding.fields, language, subject !== undefined);
    addDetails(main, understanding);
    dropSelfReference(main, language);
  }
  if (main) addRuleFields(main, understanding);
  for (const named of understanding.entities) {
    if (named.isMain && main) renameMain(drafts, named.noun);
    else addNamed(drafts, named.noun, named.fields, understanding, ids(), named.isOwn);
  }
  addRelations(drafts, understanding);
  for (const { concept, noun: named } of understanding.screens) {
    if (concept === 'entity' && named) addNamed(drafts, named, [], understanding, ids());
  }
  if (main) addScreenFields(main, understanding);
  if (!row) addUnsaid(drafts, understanding);
  addReminderDay(drafts, understanding);
  removeFields(drafts, understanding.removedFields);
  completeReferences(drafts, language);
  return drafts.slice(0, entityMaximum);
}

/** "üyenin toplamı" in an app about members: its own thing is no field. */
function dropSelfReference(main: DraftEntity, language: Language): void {
  const own = fold(main.one);
  const others = main.fields.filter(
    ({ type, label }) => type !== 'reference' || fold(label[language]) !== own,
  );
  if (others.length > 0) main.fields.splice(0, main.fields.length, ...others);
  // "songs we know, key": the title of a song is no list of songs.
  const title = main.fields.findIndex(
    ({ type, label }) => type === 'text' && fold(label[language]) === fold(main.many),
  );
  const field = main.fields[title];
  const label = upperCaseFirst(main.one, language).slice(0, 60);
  if (field) main.fields[title] = { ...field, label: { tr: label, en: label } };
}

/** Details add to the fields; a number among them replaces the general value of an unknown noun. */
function addDetails(main: DraftEntity, { details, fields, language, subject }: AppUnderstanding): void {
  if (details.length === 0) return;
  addFields(main, details, language, fields);
  const value = main.fields.findIndex(({ id }) => id === 'value');
  const hasNumber = main.fields.some(
    ({ id, type }) => id !== 'value' && (type === 'number' || type === 'money' || type === 'duration'),
  );
  if (!subject && value >= 0 && hasNumber) main.fields.splice(value, 1);
}

const dueNext = resolveField({ use: 'due', label: { tr: 'Sıradaki tarih', en: 'Next due' } });

/** Fields that only a rule names: "tarihe göre sırala", "group by tank". */
function addRuleFields(main: DraftEntity, { rules, language }: AppUnderstanding): void {
  for (const rule of rules) {
    if ((rule.kind !== 'sort' && rule.kind !== 'group') || findFieldByWords(main, rule.by, language))
      continue;
    const code = fieldWords[language].get(rule.by);
    // "sort by whats due next"
    const isDue = /\b(?:due|next|upcoming)\b/.test(rule.by) && rule.kind === 'sort';
    if (isDue && !main.fields.some(({ role }) => role === 'due')) {
      main.fields.push(dueNext);
      makeUniqueFields(main.fields);
    }
    if (code === undefined && rule.kind === 'sort') continue;
    const label = upperCaseFirst(rule.by, language).slice(0, 60);
    const own: LexiconField = {
      id: toIdentifier(rule.by, 'group'),
      label: { tr: label, en: label },
      type: 'text',
    };
    main.fields.push(code ? resolveField(code) : own);
    makeUniqueFields(main.fields);
  }
}

const dateTypes = ['date', 'dateTime'];

/** What a named screen needs to show something: a calendar needs a date. */
const neededBy: Partial<Record<ScreenConcept, { readonly types: readonly string[]; readonly code: string }>> =
  {
    calendar: { types: dateTypes, code: 'date' },
    agenda: { types: dateTypes, code: 'date' },
    week: { types: dateTypes, code: 'date' },
    statistics: { types: dateTypes, code: 'date' },
    chart: { types: dateTypes, code: 'date' },
    reports: { types: dateTypes, code: 'date' },
    board: { types: ['choice'], code: 'status' },
    gallery: { types: ['photo'], code: 'photo' },
    map: { types: ['place'], code: 'geo' },
  };

function addScreenFields(main: DraftEntity, { screens }: AppUnderstanding): void {
  for (const { concept, isRemoved } of screens) {
    const needed = isRemoved ? undefined : neededBy[concept];
    if (!needed || main.fields.some(({ type }) => needed.types.includes(type))) continue;
    main.fields.push(resolveField(needed.code));
    makeUniqueFields(main.fields);
  }
}

/** Reminders need a day ahead. */
function addReminderDay(
  drafts: readonly DraftEntity[],
  { archetype, features, rules, screens }: AppUnderstanding,
): void {
  const [main] = drafts;
  const isWanted =
    features.includes('reminders') ||
    rules.some(({ kind }) => kind === 'remind') ||
    screens.some(({ concept, isRemoved }) => concept === 'reminders' && !isRemoved);
  if (main === undefined || !isWanted || drafts.some(reminderField)) return;
  if (remindsDaily(archetype) && main.fields.some(({ role }) => role === 'date')) return;
  main.fields.push(reminderDay);
}

const fallbackNoun = (language: Language): Noun =>
  language === 'tr' ? { one: 'kayıt', many: 'kayıtlar' } : { one: 'entry', many: 'entries' };

function addNamed(
  drafts: DraftEntity[],
  noun: Noun,
  fields: readonly ExplicitField[],
  { language }: AppUnderstanding,
  ids: ReadonlySet<string>,
  isOwn = false,
): void {
  const existing = findDraft(drafts, noun) ?? (isOwn ? findByTitle(drafts, fields, language) : undefined);
  if (existing) {
    mergeFields(existing, fields, language, true);
    return;
  }
  if (drafts.length >= entityMaximum || noun.one.length < 2) return;
  const shared = Object.values(referred)
    .map((create) => create())
    .find((entity) => fold(entity.one[language]) === fold(noun.one));
  const draft = shared
    ? fromLexicon(shared, language)
    : fromNoun(noun, language, ['title', 'note'], 'list', ids);
  drafts.push(draft);
  mergeFields(draft, fields, language, shared !== undefined);
}

const generalTitles = /^(?:ad|ad soyad|isim|baslik|name|full name|title)$/;

/** "a fixtures list with opponent": the subject has it as "match", whose title is the opponent too. */
function findByTitle(
  drafts: readonly DraftEntity[],
  fields: readonly ExplicitField[],
  language: Language,
): DraftEntity | undefined {
  const labels = new Set(fields.map(({ label }) => fold(label)));
  return drafts.slice(1).find((draft) => {
    const title = draft.fields.find(({ role }) => role === 'title');
    const label = title && fold(title.label[language]);
    return label !== undefined && !generalTitles.test(label) && labels.has(label);
  });
}

function renameMain(drafts: DraftEntity[], { one, many }: Noun): void {
  const [main] = drafts;
  if (main) drafts[0] = { ...main, one: one.slice(0, 60), many: many.slice(0, 60) };
}

/** Entries for each time belong to the main thing; people with a telephone beside it are chosen for it. */
function addRelations(drafts: readonly DraftEntity[], { entities, language }: AppUnderstanding): void {
  const [main] = drafts;
  if (!main) return;
  for (const { noun, isOwn, isEvent } of entities) {
    const draft = isOwn ? findDraft(drafts, noun) : undefined;
    if (!draft || draft === main) continue;
    const isPerson = draft.fields.some(({ role }) => role === 'phone');
    const [from, to] = isEvent ? [draft, main] : [main, draft];
    const isKnown = from.fields.some(({ type, entity }) => type === 'reference' && entity === to.id);
    if (isKnown || !(isEvent || isPerson)) continue;
    const label = upperCaseFirst(to.one, language);
    const named = from.fields.findIndex(
      (field) => field.type === 'reference' && field.label[language] === label,
    );
    const field = from.fields[named];
    if (field) {
      from.fields[named] = { ...field, entity: to.id };
      continue;
    }
    from.fields.push({ id: to.id, label: { tr: label, en: label }, type: 'reference', entity: to.id });
    makeUniqueFields(from.fields);
  }
}

function removeFields(drafts: readonly DraftEntity[], codes: readonly string[]): void {
  const [main] = drafts;
  if (!main) return;
  const removedIds = new Set(codes.map((code) => resolveField(code).id));
  const rules =
    JSON.stringify(main.rules) + JSON.stringify(main.fields.map(({ formula }) => formula ?? null));
  const kept = main.fields.filter(
    (field) =>
      !removedIds.has(field.id) ||
      field.role === 'title' ||
      field.type === 'reference' ||
      rules.includes(`"${field.id}"`),
  );
  if (kept.length > 0) main.fields.splice(0, main.fields.length, ...kept);
}

/** Adds the entities that references name; a reference to an entity that no list has becomes text. */
function completeReferences(drafts: DraftEntity[], language: Language): void {
  for (const draft of drafts.slice()) {
    for (const [at, field] of draft.fields.entries()) {
      if (field.type !== 'reference' || drafts.some(({ id }) => id === field.entity)) continue;
      const create = field.entity ? referred[field.entity] : undefined;
      if (create && drafts.length < entityMaximum) drafts.push(fromLexicon(create(), language));
      else {
        const { entity: _, ...rest } = field;
        draft.fields[at] = { ...rest, type: 'text' };
      }
    }
  }
}
