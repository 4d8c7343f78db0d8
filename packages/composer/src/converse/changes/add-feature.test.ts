import { expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { printApp } from '../../print/print-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { converse } from '../converse.ts';
import { readOperations } from '../read-request.ts';

function specOf(prompt: string): AppSpec {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app.spec;
}

const barber = specOf('berber randevu uygulaması');

it.each([
  ["excel'e aktar", 'dataExport'],
  ['dışa aktarma ekle', 'dataExport'],
  ['kayıtları csv olarak indirebileyim', 'dataExport'],
  ['export to excel', 'dataExport'],
  ['paylaş düğmesi ekle', 'sharing'],
  ['randevuları paylaşabileyim', 'sharing'],
  ['add a share button', 'sharing'],
  ['randevulara yorum yapılsın', 'comments'],
  ['yorum ekle', 'comments'],
  ['add comments', 'comments'],
  ['dil değiştirme ekle', 'languageSwitch'],
  ['ingilizce de olsun', 'languageSwitch'],
  ['uygulama türkçe ve ingilizce olsun', 'languageSwitch'],
  ['iki dilli yap', 'languageSwitch'],
  ['add a language switch', 'languageSwitch'],
  ['make it bilingual', 'languageSwitch'],
  ['add English language support', 'languageSwitch'],
])('reads “%s” as the feature %s', (prompt, feature) => {
  expect(readOperations(prompt, barber)).toEqual([{ kind: 'addFeature', feature }]);
});

it.each(['yorum alanı ekle', 'add a comment field', 'dil alanı ekle', 'ingilizce alanı ekle'])(
  'reads “%s” as a field',
  (prompt) => {
    expect(readOperations(prompt, barber).map(({ kind }) => kind)).not.toContain('addFeature');
  },
);

it('removes a feature that the app has, and says both in a sentence', () => {
  const spec: AppSpec = { ...barber, features: [...barber.features, 'comments'] };
  const removed = converse({ prompt: 'yorumları kaldır', spec, files: printApp(spec) });
  expect(removed).toMatchObject({
    kind: 'changed',
    operations: [{ kind: 'removeFeature', feature: 'comments' }],
    text: 'Yorum bölümünü kaldırdım.',
  });
  const again = converse({ prompt: 'yorum ekle', spec, files: printApp(spec) });
  expect(again).toEqual({ kind: 'text', text: 'Uygulama zaten böyle; değiştirecek bir şey kalmadı.' });
});

it('takes the choice of a language away again', () => {
  const spec: AppSpec = { ...barber, features: [...barber.features, 'languageSwitch'] };
  const removed = converse({ prompt: 'dil seçimini kaldır', spec, files: printApp(spec) });
  expect(removed).toMatchObject({
    kind: 'changed',
    operations: [{ kind: 'removeFeature', feature: 'languageSwitch' }],
    text: 'Dil seçimini kaldırdım; uygulama artık yalnızca Türkçe.',
  });
});

it('adds reminders with their list, and takes both away', () => {
  const added = converse({ prompt: '3 gün önce hatırlat', spec: barber, files: printApp(barber) });
  expect(added).toMatchObject({
    operations: [
      { kind: 'addScreen', screen: { kind: 'reminders', options: { days: 3 } } },
      { kind: 'addFeature', feature: 'reminders' },
    ],
  });
  if (added?.kind !== 'changed') throw new Error('not changed');
  expect(readOperations('hatırlatmaları kaldır', added.spec)).toEqual([
    { kind: 'removeFeature', feature: 'reminders' },
    { kind: 'removeScreen', screen: 'Reminders' },
  ]);
});

it('adds a day to records that have none ahead', () => {
  expect(readOperations('hatırlatma ekle', specOf('kitap listem'))).toMatchObject([
    { kind: 'addField', entity: 'book', field: { label: 'Hatırlatma günü', type: 'date' } },
    { kind: 'addScreen' },
    { kind: 'addFeature', feature: 'reminders' },
  ]);
});

it('tells what an app without records cannot have', () => {
  const game = specOf('2048 oyunu');
  expect(converse({ prompt: "excel'e aktar", spec: game, files: printApp(game) })).toMatchObject({
    kind: 'text',
    text: expect.stringContaining('dışa aktarma'),
  });
});
