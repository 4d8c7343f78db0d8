import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { partsAfter } from '../testing/parts-after.ts';
import { converse } from './converse.ts';

describe('a message that only certain tags understand', () => {
  it.each([
    [
      'astroloji müşterilerim: ad, burç',
      'tr',
      'dogum saati dogum yeri sart onsuz harita cikmiyo',
      ['Dogum saati', 'Dogum yeri'],
      [],
    ],
    ['bowls club: bowler, rink, handicap', 'en', 'handicap upsets people. out.', ['Rink'], ['Handicap']],
    [
      'kamp alanları: yer, il, manzara',
      'tr',
      'tuvalet var mı su var mı hanım ilk onu soruyo',
      ['Tuvalet var', 'Su var'],
      [],
    ],
    [
      'halı yıkama: müşteri, adet',
      'tr',
      'durum şunlar olsun: alındı, yıkandı, teslim',
      ['Durum/Alındı/Yıkandı/Teslim'],
      [],
    ],
  ] as const)('is no question and not refused: %s (%s): %s', (first, language, message, has, hasNot) => {
    const after = partsAfter(first, language, message);
    for (const label of has) expect(after).toContain(label);
    for (const label of hasNot) expect(after).not.toContain(label);
  });

  it.each([
    [
      'diyaliz seansları: tarih, süre',
      'tr',
      'giriş kilosu çıkış kilosu lazım',
      ['Giriş kilosu', 'Çıkış kilosu'],
    ],
    [
      'eruv checks: pole, street',
      'en',
      'note who i rang about it, and a photo of the break',
      ['Who I rang about it', 'Photo of the break'],
    ],
    [
      'legal cases: client, matter',
      'en',
      'stage should be one of drafting, filed, hearing, closed',
      ['Drafting/Filed/Hearing/Closed'],
    ],
    [
      'Eski para koleksiyonum: hükümdar, basım yılı, darp yeri',
      'tr',
      'Kondisyon eklenmeli. ÇİL, ÇT, ÇG, temiz diye dört seçenek yeter',
      ['Kondisyon/ÇİL/ÇT/ÇG/Temiz'],
    ],
  ] as const)('has all that it names: %s (%s): %s', (first, language, message, has) => {
    for (const label of has) expect(partsAfter(first, language, message)).toContain(label);
  });

  it('leaves the rows to the search where it only hides some', () => {
    const first = 'Food bank volunteers: name, skill, days';
    const message = "when the van's out i only care for skill = driver, gimme a way to hide the rest";
    expect(partsAfter(first, 'en', message)).toBe(partsAfter(first, 'en', 'thanks'));
  });
});

describe('a removal', () => {
  it.each([
    [
      'bahçe fidanları: fidan, dikim tarihi, sıra',
      'tr',
      'sıra dursun ama dikim tarihini kaldır',
      ['Sıra'],
      ['Dikim tarihi'],
    ],
    [
      'gelinlik provaları: gelin adı, prova günü, kuaför, kapora',
      'tr',
      'kuaför bizle alakalı değil onu at. kapora kalsın ama',
      ['Kapora'],
      ['Kuaför'],
    ],
    ['chess club: player, grade, phone', 'en', 'drop the phone, the grade is fine', ['Grade'], ['Phone']],
  ] as const)('leaves what is said to stay: %s (%s): %s', (first, language, message, has, hasNot) => {
    const after = partsAfter(first, language, message);
    for (const label of has) expect(after).toContain(label);
    for (const label of hasNot) expect(after).not.toContain(label);
  });

  it.each([
    [
      'motokurye yakıt: plaka, litre, tutar, istasyon',
      'tr',
      'istasyonla plakayı at hep aynı zaten',
      ['İstasyon', 'Plaka'],
    ],
    ['motokurye yakıt: plaka, litre, tutar, istasyon', 'tr', 'tutarla litreyi kaldır', ['Tutar', 'Litre']],
    [
      'metal detecting finds: find, landowner, worth, date',
      'en',
      'dont need landowner or worth',
      ['Landowner', 'Worth'],
    ],
  ] as const)('takes both parts away: %s (%s): %s', (first, language, message, hasNot) => {
    const after = partsAfter(first, language, message);
    for (const label of hasNot) expect(after).not.toContain(label);
  });

  it('takes nothing away that only goes missing', () => {
    const after = partsAfter(
      'lost badges: employee, badge no',
      'en',
      'what temp badge did we give them. thats the one that goes missing',
    );
    expect(after).toContain('Badge no');
  });
});

describe('a part that becomes a tick', () => {
  it('is not taken away: "yazı olmasın"', () => {
    const app = composeApp({ prompt: 'aidat: daire, ay, ödedi', language: 'tr' });
    if (app.kind !== 'app') throw new Error('no app');
    const prompt = 'ödedi kısmı yazı olmasın, tik atayım';
    const answer = converse({ prompt, spec: app.spec, files: app.files });
    expect(answer?.kind === 'changed' ? answer.operations : []).toMatchObject([
      { kind: 'changeField', field: { label: 'Ödedi', type: 'boolean' } },
    ]);
  });
});
