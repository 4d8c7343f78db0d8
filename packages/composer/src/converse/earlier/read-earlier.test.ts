import type { ProjectFiles } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { printApp } from '../../print/print-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readSpec } from '../../spec/read-spec.ts';
import { recentMaximum } from '../../spec/recent.ts';
import { specPath } from '../../spec/spec-path.ts';
import { converse } from '../converse.ts';

interface App {
  readonly spec: AppSpec;
  readonly files: ProjectFiles;
}

const open = (prompt: string, language: 'tr' | 'en'): App => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app;
};

const apps = {
  salon: open('güzellik salonu randevu', 'tr'),
  books: open('kitaplığım', 'tr'),
  dentist: open('dentist appointments', 'en'),
  cars: open('car maintenance log', 'en'),
};

/** The app after a message; it must change the app. */
function say(app: App, prompt: string): App & { readonly text: string } {
  const answer = converse({ prompt, ...app });
  if (answer?.kind !== 'changed') throw new Error(`${prompt}: ${answer?.text ?? 'not understood'}`);
  const merged = Object.entries({ ...app.files, ...answer.files });
  const files = Object.fromEntries(
    merged.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { spec: answer.spec, files, text: answer.text };
}

const fieldOf = ({ spec }: App, entity: string, label: string) =>
  spec.entities.find(({ id }) => id === entity)?.fields.find((field) => field.label === label);

describe('a follow-up about the change before it', () => {
  it.each([
    ['salon', 'müşteriye cilt tipi ekle', 'bu zorunlu olsun', 'customer', 'Cilt tipi'],
    ['salon', 'müşteriye cilt tipi ekle', 'son eklediğin alan zorunlu olsun', 'customer', 'Cilt tipi'],
    ['dentist', 'add a room number field', 'make it required', 'appointment', 'Room number'],
    [
      'dentist',
      'add a room number field',
      'the field you just added should be required',
      'appointment',
      'Room number',
    ],
  ] as const)('%s: %s, %s', (base, first, second, entity, label) => {
    const after = say(say(apps[base], first), second);
    expect(fieldOf(after, entity, label)?.isRequired).toBe(true);
  });

  it('gives the same field to other rows', () => {
    const after = say(say(apps.salon, 'randevulara kaynak alanı ekle'), 'aynısını müşterilere de ekle');
    expect(fieldOf(after, 'customer', 'Kaynak')).toBeDefined();
    expect(fieldOf(after, 'appointment', 'Kaynak')).toBeDefined();
  });

  it('puts a field where it was meant', () => {
    const after = say(say(apps.cars, 'add chassis number'), 'wrong place, it belongs to vehicles');
    expect(fieldOf(after, 'vehicle', 'Chassis number')).toBeDefined();
    expect(fieldOf(after, 'maintenance', 'Chassis number')).toBeUndefined();
  });

  it('adds one more option to the same choice', () => {
    const after = say(say(apps.books, 'kategorilere çizgi roman ekle'), 'bir de polisiye');
    const labels = fieldOf(after, 'book', 'Kategori')?.options?.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Çizgi roman', 'Polisiye']));
  });

  it('takes the change back and does what was meant', () => {
    const after = say(say(apps.books, 'puanı kaldır'), 'onu değil notu sil');
    expect(fieldOf(after, 'book', 'Puan')).toBeDefined();
    expect(fieldOf(after, 'book', 'Not')).toBeUndefined();
  });

  it('chooses another value of the same setting', () => {
    expect(say(say(apps.books, 'koyu tema olsun'), 'hayır açık').spec.scheme).toBe('light');
  });

  it.each([
    ['books', 'puanı kaldır', 'yok kalsın'],
    ['books', 'kategorilere çizgi roman ekle', 'yok vazgeçtim'],
    ['dentist', 'remove the tooth', 'no, keep it'],
    ['dentist', 'also track suppliers', 'sorry, leave it as it was'],
  ] as const)('takes the change back with identical files: %s: %s, %s', (base, first, second) => {
    const changed = say(apps[base], first);
    const after = say(changed, second);
    expect(after.spec).toEqual(apps[base].spec);
    expect(after.files).toEqual(printApp(apps[base].spec));
  });

  it('keeps other edits when it takes a change back', () => {
    const changed = say(apps.books, 'puanı kaldır');
    const path = 'src/theme.ts';
    const edited = {
      ...changed,
      files: { ...changed.files, [path]: `// Mine.\n${changed.files[path] ?? ''}` },
    };
    expect(say(edited, 'yok kalsın').files[path]).toMatch(/^\/\/ Mine\.\n/);
  });

  it('answers a question instead of changing what it names', () => {
    const changed = say(apps.dentist, 'add a room number field');
    expect(converse({ prompt: 'is it required?', ...changed })?.kind).not.toBe('changed');
  });

  it('does not refer to a change that the app does not remember', () => {
    expect(converse({ prompt: 'yok kalsın', ...apps.books })?.kind).not.toBe('changed');
  });
});

describe('the remembered changes', () => {
  it('are in the description of the project, the newest last, and limited', () => {
    let app: App = apps.books;
    for (const label of ['bir', 'iki', 'uc', 'dort', 'bes', 'alti'])
      app = say(app, `"${label} x" alanı ekle`);
    const { recent } = readSpec(app.files) ?? {};
    expect(recent).toHaveLength(recentMaximum);
    expect(recent?.at(-1)?.parts).toEqual([{ did: 'added', entity: 'book', field: 'altiX' }]);
  });

  it('have no rows that people listed', () => {
    const app = say(apps.books, 'şunları ekle: Tutunamayanlar, İnce Memed');
    expect(app.spec.recent).toBeUndefined();
  });

  it('are ignored when they were edited into something invalid', () => {
    const changed = say(apps.books, 'puanı kaldır');
    const [last] = changed.spec.recent ?? [];
    const spec = {
      ...changed.spec,
      recent: [{ parts: last?.parts ?? [], inverse: [{ kind: 'format disk' }] }],
    };
    const files = { ...changed.files, [specPath]: JSON.stringify(spec) };
    expect(converse({ prompt: 'yok kalsın', spec, files })?.kind).not.toBe('changed');
  });

  it('are ignored when the app does not have their parts any more', () => {
    const changed = say(apps.books, 'raf no ekle');
    const spec = { ...changed.spec, entities: apps.books.spec.entities };
    expect(converse({ prompt: 'yok kalsın', spec, files: printApp(spec) })?.kind).not.toBe('changed');
  });
});
