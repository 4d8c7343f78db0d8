import { describe, expect, it } from 'vitest';
import { partsAfter } from '../testing/parts-after.ts';

describe('a message whose words are tagged', () => {
  it.each([
    [
      'Kuran kursu yoklama: öğrenci, gün, katılım',
      'tr',
      'katılım tik olmasın. geldi, gelmedi, izinli, geç kaldı; dördünden biri',
      ['Katılım/Geldi/Gelmedi/İzinli/Geç kaldı'],
      [],
    ],
    ['bookings for our village hall', 'en', 'hirer needs an email address', ['Email address'], ['Hirer']],
    [
      'Fencing club kit hire: fencer, mask, jacket',
      'en',
      'which weapon foil epee or sabre, + sword hand left/right',
      ['Weapon/Foil/Epee/Sabre', 'Sword hand/Left/Right'],
      [],
    ],
    [
      'muhtarlık evrak: vatandaş, evrak, harç',
      'tr',
      'tc no eklensin harç kalksın rengi de yeşil olsa gözüm dinlenir',
      ['TC no'],
      ['Harç'],
    ],
  ] as const)('changes all that it names: %s (%s): %s', (first, language, message, has, hasNot) => {
    const after = partsAfter(first, language, message);
    for (const label of has) expect(after).toContain(label);
    for (const label of hasNot) expect(after).not.toContain(label);
  });

  it.each([
    ['guest house reservations', 'en', 'could you put the guests tab at the end'],
    ['Dog walks: dog, owner, date', 'en', 'no calendar please'],
    ['Rugby injuries: player, injury, fit', 'en', "let coaches hide whoever's fit again"],
  ] as const)('adds no page and takes no part away: %s (%s): %s', (first, language, message) => {
    expect(partsAfter(first, language, message)).toBe(partsAfter(first, language, 'thanks'));
  });
});

describe('names in quotation marks', () => {
  it.each([
    [
      'Pigeon loft: bird, ring number, race time',
      'en',
      'bird has to be "athlete" because my daughter insists',
      'Athlete',
    ],
    [
      'Sera domates hasadı: sıra, kasa, kilo, işçi',
      'tr',
      '"işçi" yazmasın ayıp oluyor, Toplayan yazsın',
      'Toplayan',
    ],
  ] as const)('take the place of the label: %s (%s): %s', (first, language, message, label) => {
    expect(partsAfter(first, language, message)).toContain(label);
  });
});
