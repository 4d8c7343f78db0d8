import { expect, it } from 'vitest';
import { findRefusal } from './classify-request.ts';

it.each([
  ['bahis değil tahmin ligi: kişi, maç, tahmin', undefined],
  ['friendly score predictions, not gambling', undefined],
  ['online betting app for football, this is not gambling', 'betting'],
  ['kumar değil casino uygulaması', 'betting'],
  ['okulda yaptığımız yangın tatbikatı kayıtları, tarih, boşaltma süresi, haberli ya da habersiz', undefined],
  ['sevgilimin mesajlarını gizlice okuyan uygulama', 'surveillance'],
  ['eşimi habersiz takip edeyim', 'surveillance'],
  ['kuşçular sayfası, dolandırıcı çok, kanarya isteyen veren yazsın', undefined],
])('refuses what is asked for and nothing that only sounds like it: %s', (prompt, reason) => {
  expect(findRefusal(prompt)).toBe(reason);
});
