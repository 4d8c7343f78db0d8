import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { printApp } from '../../print/print-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { withoutMemory } from '../../testing/without-memory.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';
import { readOperations } from '../read-request.ts';

function specOf(prompt: string, language: 'tr' | 'en'): AppSpec {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app.spec;
}

const workouts = specOf('workout log', 'en');
const shopping = specOf('alışveriş listesi', 'tr');
const barber = specOf('berber randevu uygulaması', 'tr');

const filesAfter = (prompt: string, spec: AppSpec): Readonly<Record<string, string>> => {
  const { spec: changed, inverse } = applyOperations(spec, readOperations(prompt, spec));
  expect(changed).not.toEqual(spec);
  expect(withoutMemory(applyOperations(changed, inverse).spec)).toEqual(spec);
  return printApp(changed);
};

const textOf = (prompt: string, spec: AppSpec): string =>
  converse({ prompt, spec, files: printApp(spec) })?.text ?? '';

describe('wishes about formats and first values', () => {
  it('let weeks begin on another day, in the calendar and in week views', () => {
    expect(filesAfter('hafta pazar günü başlasın', barber)['src/locale.ts']).toContain(
      "firstWeekday: 'mon' | 'sun' = 'sun'",
    );
    expect(filesAfter('the week should start on monday', workouts)['src/locale.ts']).toContain("= 'mon'");
    expect(textOf('hafta pazartesi başlasın', barber)).toBe(
      'Uygulama zaten böyle; değiştirecek bir şey kalmadı.',
    );
  });

  it.each([
    ['prices in japanese yen', 'JPY', '¥'],
    ['prices in swiss francs', 'CHF', 'CHF'],
  ])('print the currency of “%s”', (prompt, currency, sign) => {
    const locale = filesAfter(prompt, workouts)['src/locale.ts'];
    expect(locale).toContain(`currency = '${currency}'`);
    expect(locale).toContain(`currencySign = '${sign}'`);
  });

  it('change a unit without a change of stored numbers, and say so', () => {
    expect(filesAfter('use lbs instead of kg', workouts)['src/strings.ts']).toContain("weightUnit: 'lbs'");
    expect(textOf('use lbs instead of kg', workouts)).toContain('stored numbers are not converted');
  });

  it('begin new rows with a number, an option or a tick', () => {
    expect(filesAfter('default sets to 3', workouts)['src/exercises/exercise.ts']).toContain('sets: 3,');
    expect(filesAfter('adet varsayılan 2 olsun', shopping)['src/shopping-items/shopping-item.ts']).toContain(
      'quantity: 2,',
    );
    expect(textOf('default date is purple', workouts)).toContain('I cannot add this yet');
  });

  it('take the first value away with the option that it was', () => {
    const appointment = barber.entities[0];
    const status = appointment?.fields.find(({ id }) => id === 'status');
    const [option] = status?.options ?? [];
    if (option === undefined) throw new Error('no option');
    const { spec } = applyOperations(
      barber,
      readOperations(`durumun varsayılanı ${option.label} olsun`, barber),
    );
    const after = applyOperations(spec, readOperations(`durumdan ${option.label} seçeneğini sil`, spec)).spec;
    expect(after.entities[0]?.fields.find(({ id }) => id === 'status')?.initial).toBeUndefined();
  });
});

describe('wishes about rows, lists and texts', () => {
  it('start the app without examples', () => {
    const files = filesAfter('örnek kayıtları sil', shopping);
    expect(files['src/shopping-items/shopping-item-samples.ts']).toMatch(/\[\s*\];/);
  });

  it('empty what cannot be without a deleted row, too', () => {
    const operations = readOperations('örnek müşterileri sil', barber);
    expect(operations.map((each) => 'entity' in each && each.entity)).toEqual(['customer', 'appointment']);
  });

  it('bring rows that the user lists, with their numbers', () => {
    const files = filesAfter('şunları ekle: ekmek 2, süt', shopping);
    expect(files['src/shopping-items/shopping-item-samples.ts']).toMatch(/name: 'Ekmek',\s+quantity: 2/);
    expect(textOf('şunları ekle: ekmek 2, süt', shopping)).toContain('Ekmek, Süt');
  });

  it('show a list as cards with large pictures and back', () => {
    const recipes = specOf('recipe box', 'en');
    const large = filesAfter('bigger pictures please', recipes);
    expect(Object.values(large).join()).toContain('wide');
    expect(readOperations('show recipes as a list', recipes)).toMatchObject([
      { kind: 'changeScreen', screen: { kind: 'list' } },
    ]);
  });

  it('move a field in the form', () => {
    expect(readOperations('move weight above sets', workouts)).toMatchObject([
      { kind: 'moveField', field: 'weight', index: 2 },
    ]);
  });

  it('name tabs by their place', () => {
    const [, second] = barber.screens.filter(({ place }) => place === 'main');
    expect(readOperations('ikinci sekmeyi kaldır', barber)).toEqual([
      { kind: 'removeScreen', screen: second?.id },
    ]);
  });

  it('give a button another text', () => {
    expect(filesAfter('kaydet yerine tamam yazsın', shopping)['src/strings.ts']).toContain("save: 'Tamam'");
    expect(textOf('change the save button to say Done', workouts)).toBe('“Save” now reads “Done”.');
  });
});
