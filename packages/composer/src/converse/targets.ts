import { fold } from '../language/fold.ts';
import { fieldCatalogue } from '../lexicon/index.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import type { PhraseTable } from '../understand/phrase-table.ts';
import type { Range, Reading } from '../understand/reading.ts';

/** A part of the app that a follow-up names. */
export type Target =
  | { readonly kind: 'field'; readonly entity: Entity; readonly field: Field }
  | { readonly kind: 'option'; readonly entity: Entity; readonly field: Field; readonly option: string }
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'entity'; readonly entity: Entity };

export interface NamedTarget {
  readonly target: Target;
  readonly range: Range;
}

/** Other words for the rows of an entity, by its id. */
const entityWords: Readonly<Record<string, readonly string[]>> = {
  customer: ['müşteri', 'danışan', 'cari', 'client', 'customer', 'patron'],
  student: ['öğrenci', 'talebe', 'student', 'pupil'],
  patient: ['hasta', 'danışan', 'patient'],
  member: ['üye', 'member'],
  staffMember: ['personel', 'çalışan', 'eleman', 'usta', 'staff', 'employee', 'team member'],
  appointment: ['randevu', 'seans', 'appointment', 'booking'],
  product: ['ürün', 'mal', 'product', 'item'],
  service: ['hizmet', 'işlem', 'service'],
  order: ['sipariş', 'order'],
  movement: ['hareket', 'movement', 'transaction'],
  entry: ['hareket', 'kayıt', 'işlem', 'entry', 'transaction'],
  expense: ['harcama', 'gider', 'masraf', 'expense', 'spending'],
  task: ['görev', 'iş', 'yapılacak', 'task', 'todo', 'to do'],
  recipe: ['tarif', 'yemek', 'recipe', 'dish'],
  book: ['kitap', 'book'],
};

/** What people call each other; in an app with one kind of people these are meant. */
const peopleWords = {
  tr: ['üye', 'kişi', 'müşteri', 'öğrenci', 'katılımcı', 'çalışan', 'misafir'],
  en: ['member', 'person', 'people', 'customer', 'client', 'student', 'participant', 'guest', 'attendee'],
} as const;

/** "members" of a club whose people are called students. */
function addPeople(table: PhraseTable<Target>, spec: AppSpec, names: ReadonlySet<string>): void {
  const people = spec.entities.filter(({ fields }) => fields.some(({ role }) => role === 'phone'));
  const [entity] = people;
  if (entity === undefined || people.length > 1) return;
  const options = spec.entities.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options));
  const taken = [...names, ...options.map(({ label }) => fold(label))];
  for (const language of ['tr', 'en'] as const)
    for (const word of peopleWords[language])
      if (!taken.some((name) => name.startsWith(fold(word))))
        table.add(word, language, { kind: 'entity', entity });
}

const measureEnd = / (?:sayısı|numarası|no|tarihi|saati|adı|cinsi|tutarı|name|number|count|date|time)$/iu;

/** "ilmek" for "ilmek sayısı", "site" for "site name", if nothing else has this name. */
function addShortNames(
  spec: AppSpec,
  names: ReadonlySet<string>,
  add: (text: string, target: Target) => void,
): void {
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const short = field.label.replace(measureEnd, '');
      const folded = fold(short);
      const isShared = entity.fields.some(
        (other) =>
          other !== field &&
          fold(other.label)
            .split(' ')
            .includes(folded.split(' ')[0] ?? ''),
      );
      const isOther = [...names].some(
        (name) => name !== fold(field.label) && name.startsWith(folded.slice(0, 5)),
      );
      if (short !== field.label && short.length > 3 && !isShared && !isOther)
        add(short, { kind: 'field', entity, field });
    }
}

export function addTargets(table: PhraseTable<Target>, spec: AppSpec): void {
  const add = (text: string, target: Target, language = spec.language): void =>
    table.add(text, language, target);
  for (const entity of spec.entities) {
    const target: Target = { kind: 'entity', entity };
    add(entity.one, target);
    add(entity.many, target);
    for (const word of entityWords[entity.id] ?? []) {
      add(word, target, 'tr');
      add(word, target, 'en');
    }
    for (const field of entity.fields) {
      add(field.label, { kind: 'field', entity, field });
      for (const option of field.options ?? [])
        add(option.label, { kind: 'option', entity, field, option: option.id });
    }
  }
  const [main] = spec.entities;
  if (main !== undefined)
    for (const word of ['kayıt', 'record', 'entry', 'row'])
      for (const language of ['tr', 'en'] as const) add(word, { kind: 'entity', entity: main }, language);
  // "hayvana" for "hasta hayvan", unless another part has this name.
  const names = new Set(
    spec.entities
      .flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)])
      .map(fold),
  );
  addPeople(table, spec, names);
  addShortNames(spec, names, add);
  for (const entity of spec.entities) {
    const last = entity.one.split(' ').at(-1) ?? '';
    if (last !== entity.one && last.length > 3 && !names.has(fold(last)))
      add(last, { kind: 'entity', entity });
  }
  for (const screen of spec.screens) {
    if (screen.place !== 'main' && screen.kind !== 'list') continue;
    add(screen.title, { kind: 'screen', screen });
    if (screen.tabTitle !== undefined) add(screen.tabTitle, { kind: 'screen', screen });
  }
}

/** Parts that are named, the longest phrase at each place with all its meanings. */
export function findTargets(reading: Reading, table: PhraseTable<Target>): NamedTarget[] {
  const targets: NamedTarget[] = [];
  for (let at = 0; at < reading.words.length; ) {
    const [longest, ...others] = table.findAt(reading.words, at);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    const equal = [longest, ...others.filter(({ length }) => length === longest.length)];
    for (const { value, start, length } of equal)
      targets.push({ target: value, range: { from: start, to: start + length } });
    at += longest.length;
  }
  return targets;
}

const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

/** Ids of fields that mean the same to people: "ücret" and "fiyat". */
const alike: readonly ReadonlySet<string>[] = [
  new Set(['price', 'fee', 'cost', 'amount']),
  new Set(['photo', 'cover', 'image']),
  new Set(['name', 'title', 'fullName']),
  new Set(['note', 'notes', 'description']),
  new Set(['date', 'startsAt', 'due', 'day']),
];

/** Fields by another word for them: "ücret" for a field that is labelled "Fiyat". */
export function addSynonyms(reading: Reading, spec: AppSpec, targets: NamedTarget[]): void {
  for (const { value: code, start, length, isTypo } of reading.index.fields.findAll(reading.words)) {
    const range = { from: start, to: start + length };
    const known = targets.filter((target) => overlaps(target.range, range));
    const isOther = ({ target, range: each }: NamedTarget): boolean =>
      target.kind !== 'field' || each.from !== range.from || each.to !== range.to;
    if (isTypo || known.some(isOther)) continue;
    const id = fieldCatalogue[code]?.id ?? '';
    const ids = [id, ...alike.filter((set) => set.has(id)).flatMap((set) => [...set])];
    for (const entity of spec.entities) {
      if (known.some((each) => entityOf(each) === entity.id)) continue;
      const field = ids.flatMap((each) => entity.fields.find((known) => known.id === each) ?? [])[0];
      if (field !== undefined) targets.push({ target: { kind: 'field', entity, field }, range });
    }
  }
  targets.sort((a, b) => a.range.from - b.range.from);
}

const shortEnding = /^(?:[yn]?[aeiu]|[iu]n|n[iu]n|l[ae]r\w{0,4}|s[iu]\w{0,2}|[dt][ae]n?|n[ae])$/;

/** Labels of two or three letters are too short to be found in every inflected form: "türe". */
export function addShortLabels(reading: Reading, spec: AppSpec, targets: NamedTarget[]): void {
  for (const [at, { folded }] of reading.words.entries()) {
    const range = { from: at, to: at + 1 };
    if (targets.some((target) => overlaps(target.range, range))) continue;
    for (const entity of spec.entities)
      for (const field of entity.fields) {
        const label = fold(field.label);
        if (label.length > 3 || label === 'ad' || !folded.startsWith(label)) continue;
        if (folded === label || shortEnding.test(folded.slice(label.length)))
          targets.push({ target: { kind: 'field', entity, field }, range });
      }
  }
  targets.sort((a, b) => a.range.from - b.range.from);
}

const entityOf = ({ target }: NamedTarget): string | undefined =>
  target.kind === 'field' ? target.entity.id : undefined;

/**
 * One meaning for words with several: "müşteri telefonu" is the customer's phone, although appointments have a field
 * "Müşteri" and barbers have a phone.
 */
export function disambiguate(
  targets: readonly NamedTarget[],
  isName: (range: Range) => boolean,
): NamedTarget[] {
  const owners = targets.filter(({ target }) => target.kind === 'entity');
  const ownsOther = (owner: NamedTarget): boolean =>
    owner.target.kind === 'entity' &&
    targets.some(
      (other) =>
        entityOf(other) === (owner.target.kind === 'entity' ? owner.target.entity.id : '') &&
        !overlaps(owner.range, other.range) &&
        !isName(other.range),
    );
  const owner = owners.find(ownsOther);
  if (owner?.target.kind !== 'entity') return [...targets];
  const { id } = owner.target.entity;
  return targets.filter((each) => {
    if (each.target.kind === 'entity' || each.target.kind === 'screen') return true;
    if (overlaps(each.range, owner.range)) return false;
    // A word that is a label of the owner too means the owner's.
    const isShared = targets.some((other) => overlaps(other.range, each.range) && entityOf(other) === id);
    return !isShared || each.target.entity.id === id;
  });
}
