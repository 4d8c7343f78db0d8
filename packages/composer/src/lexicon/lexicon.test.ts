import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { paletteIds } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import { isReservedEntityId, isReservedFieldId } from '../spec/reserved.ts';
import {
  fieldCatalogue,
  fieldWords,
  localiseField,
  resolveEntity,
  resolveField,
  type Subject,
  sampleField,
  subjects,
} from './index.ts';

const glyphs: unknown = createRequire(import.meta.url)(
  '@expo/vector-icons/build/vendor/react-native-vector-icons/glyphmaps/Ionicons.json',
);
const isIcon = (name: string): boolean =>
  typeof glyphs === 'object' && glyphs !== null && name in glyphs && `${name}-outline` in glyphs;

const languages: readonly Language[] = ['tr', 'en'];
const resolved = (subject: Subject, language: Language): Entity[] =>
  subject.entities.map((entity) => resolveEntity(entity, language));

/** Problems of every subject in both languages. */
const collect = (
  find: (entity: Entity, entities: readonly Entity[], subject: Subject) => readonly string[],
): string[] =>
  subjects.flatMap((subject) =>
    languages.flatMap((language) => {
      const entities = resolved(subject, language);
      return entities.flatMap((entity) =>
        find(entity, entities, subject).map(
          (problem) => `${language} ${subject.id}.${entity.id}: ${problem}`,
        ),
      );
    }),
  );

const findDuplicates = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) !== index);

describe('the field catalogue', () => {
  it('has fields with an upper-case label in both languages', () => {
    const wrong = Object.values(fieldCatalogue).flatMap((field) =>
      languages
        .map((language) => localiseField(field, language).label)
        .filter((label) => !isSentenceCase(label)),
    );
    expect(wrong).toEqual([]);
  });

  it('has words for codes that exist only', () => {
    const codes = languages.flatMap((language) => [...fieldWords[language].values()]);
    expect(codes.filter((code) => !(code in fieldCatalogue))).toEqual([]);
  });

  it('has a sample value of the field’s type and range for every code', () => {
    const wrong = Object.values(fieldCatalogue).flatMap((field) =>
      languages.flatMap((language) => {
        const value = sampleField(field, 0, language);
        const resolvedField = localiseField(field, language);
        if (field.type === 'reference') return value === undefined ? [] : [field.id];
        return value !== undefined && fits(value, resolvedField, []) ? [] : [field.id];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has one meaning for a phrase and its head noun', () => {
    expect(fieldWords.tr.get('doğum tarihi')).toBe('bday');
    expect(fieldWords.tr.get('telefon numarası')).toBe('phone');
    expect(fieldWords.tr.get('ders notu')).toBe('note');
    expect(fieldWords.en.get('payment date')).toBe('date');
  });

  it('rejects a code that does not exist', () => {
    expect(() => resolveField('nothing')).toThrow('the field catalogue has no code nothing');
  });
});

/** 'Ödeme şekli', 'VAT', 'A Rh+', not 'Ödeme Şekli'. Names of people, places and brands are not labels. */
const isSentenceCase = (label: string): boolean => {
  const [first = '', ...others] = label.split(' ');
  const isStart = /^[\p{Lu}\p{N}"“+]/u.test(first);
  return isStart && others.every((word) => !/^\p{Lu}\p{Ll}/u.test(word) || /^(?:Rh|Kg)/.test(word));
};

function fits(value: Entity['samples'][number][string], field: Field, entities: readonly Entity[]): boolean {
  const isWithin = (number: number): boolean =>
    number >= (field.minimum ?? -Infinity) && number <= (field.maximum ?? Infinity);
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return typeof value === 'number' && isWithin(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
    case 'tags':
      return Array.isArray(value) && value.length > 0;
    case 'weekdays':
      return Array.isArray(value) && value.every((day) => /^(?:mon|tue|wed|thu|fri|sat|sun)$/.test(day));
    case 'date':
      return typeof value === 'object' && 'day' in value && value.time === undefined;
    case 'dateTime':
      return typeof value === 'object' && 'day' in value && value.time !== undefined;
    case 'time':
      return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
    case 'choice':
      return field.options?.some((option) => option.id === value) ?? false;
    case 'reference': {
      const target = entities.find((entity) => entity.id === field.entity);
      return typeof value === 'object' && 'row' in value && value.row < (target?.samples.length ?? 0);
    }
    default:
      return typeof value === 'string';
  }
}

const plainLetters: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ş: 's', ö: 'o', ü: 'u' };
/** Different Turkish words that have the same letters without diacritics. */
const differentWords: ReadonlySet<string> = new Set([
  'sure',
  'durum',
  'kas',
  'fon',
  'ayse',
  'tur',
  'sen',
  'hali',
  'cam',
  'fotograf',
  'ani',
  'nin',
  'koy',
  'gol',
  'menu',
  'kopuk',
  'nisan',
  'ise',
  'sis',
  'misiniz',
  'oldu',
  'eksi',
  'yaris',
  'bas',
  'san',
]);

/** All Turkish texts of a subject. */
const listTurkish = (subject: Subject): string[] => [
  ...subject.words.tr,
  ...(subject.hints?.tr ?? []),
  subject.name.tr,
  ...resolved(subject, 'tr').flatMap((entity) => [
    entity.one,
    entity.many,
    ...entity.fields.flatMap((field) => [
      field.label,
      ...(field.options?.map((option) => option.label) ?? []),
    ]),
    ...entity.samples.flatMap((row) =>
      Object.entries(row).flatMap(([id, value]) => {
        const type = entity.fields.find((field) => field.id === id)?.type;
        const isText = type === 'text' || type === 'longText' || type === 'list' || type === 'tags';
        return !isText ? [] : Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
      }),
    ),
  ]),
];

describe('the subjects', () => {
  it('have unique ids', () => {
    expect(findDuplicates(subjects.map((subject) => subject.id))).toEqual([]);
  });

  it('have known palettes', () => {
    const wrong = subjects.flatMap((subject) =>
      subject.palettes
        .filter((palette) => !paletteIds.includes(palette))
        .map((palette) => `${subject.id} ${palette}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have icons that exist with an outline', () => {
    const icons = subjects.flatMap((subject) => [
      subject.icon,
      ...subject.entities.map((entity) => entity.icon),
    ]);
    expect(icons.filter((icon) => !isIcon(icon))).toEqual([]);
  });

  it('have words in lower case in both languages', () => {
    const wrong = subjects.flatMap(({ id, words }) =>
      languages.flatMap((language) =>
        words[language].length === 0
          ? [`${id}: none`]
          : words[language].filter(
              (word) => word !== word.toLocaleLowerCase(language) && !/\p{Lu}{2}/u.test(word),
            ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('share no word', () => {
    for (const language of languages) {
      expect(findDuplicates(subjects.flatMap((subject) => subject.words[language]))).toEqual([]);
    }
  });

  it('have unique entities and unique fields with labels in sentence case', () => {
    const problems = collect((entity, entities) => [
      ...findDuplicates(entities.map((other) => other.id)),
      ...findDuplicates(entity.fields.map((field) => field.id)),
      ...[entity.id, entity.pluralId].filter(isReservedEntityId),
      ...entity.fields.map((field) => field.id).filter(isReservedFieldId),
      ...findDuplicates(entity.fields.map((field) => field.label)),
      ...entity.fields.flatMap((field) => findDuplicates(field.options?.map((option) => option.id) ?? [])),
      ...[entity.one, entity.many].filter((name) => name === ''),
      ...entity.fields
        .flatMap((field) => [field.label, ...(field.options?.map((option) => option.label) ?? [])])
        .filter((label) => !isSentenceCase(label)),
    ]);
    expect(problems).toEqual([]);
  });

  it('refer to entities, fields and options that exist', () => {
    const problems = collect((entity, entities) => {
      const hasField = (id: string, fieldId: string): boolean =>
        entities.find((other) => other.id === id)?.fields.some((field) => field.id === fieldId) ?? false;
      const hasOption = (id: string, minus: { field: string; option: string }): boolean =>
        entities
          .find((other) => other.id === id)
          ?.fields.find((field) => field.id === minus.field)
          ?.options?.some((option) => option.id === minus.option) ?? false;
      return [
        ...entity.fields
          .filter(
            (field) => field.type === 'reference' && !entities.some((other) => other.id === field.entity),
          )
          .map((field) => `${field.id} refers to ${field.entity}`),
        ...entity.fields
          .filter((field) => field.type === 'choice' && (field.options?.length ?? 0) < 2)
          .map((field) => `${field.id} has less than two options`),
        ...entity.fields.flatMap(({ formula }) =>
          formula?.kind === 'sumOf' &&
          (!hasField(formula.entity, formula.field) ||
            !hasField(formula.entity, formula.reference) ||
            (formula.minusWhen !== undefined && !hasOption(formula.entity, formula.minusWhen)))
            ? [`sum of ${formula.entity}`]
            : [],
        ),
        ...entity.rules.flatMap((rule) =>
          rule.kind === 'stock' && !hasField(rule.movement, 'quantity')
            ? [`no movement ${rule.movement}`]
            : [],
        ),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('have sample rows with the required fields and values that fit', () => {
    const problems = collect((entity, entities) =>
      entity.samples.flatMap((row, index) =>
        entity.fields.flatMap((field) => {
          const value = row[field.id];
          if (value === undefined)
            return field.isRequired && !field.formula ? [`row ${index} has no ${field.id}`] : [];
          return fits(value, field, entities) ? [] : [`row ${index} ${field.id}: ${JSON.stringify(value)}`];
        }),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('are in Turkish with diacritics', () => {
    const forms = new Map<string, Set<string>>();
    for (const word of subjects.flatMap(listTurkish).flatMap((text) => text.match(/\p{L}{3,}/gu) ?? [])) {
      const form = word.toLocaleLowerCase('tr');
      const plain = form.replaceAll(/[çğışöü]/g, (letter) => plainLetters[letter] ?? letter);
      forms.set(plain, (forms.get(plain) ?? new Set()).add(form));
    }
    const missing = [...forms].filter(
      ([plain, written]) => written.size > 1 && written.has(plain) && !differentWords.has(plain),
    );
    expect(missing.map(([, written]) => [...written].join(' '))).toEqual([]);
  });

  it('have enough sample rows', () => {
    const problems = collect((entity, entities) =>
      entity.samples.length < (entity === entities[0] ? 6 : 2) ? [`${entity.samples.length} rows`] : [],
    );
    expect(problems).toEqual([]);
  });
});

// Browsers load the lexicon when a guest is about to describe an app.
it('stays small', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  expect(gzipSync(sources.join('\n'), { level: 9 }).length).toBeLessThan(167_000);
});
