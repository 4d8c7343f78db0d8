import { describe, expect, it } from 'vitest';
import { planApp } from '../app-spec/to-app-spec.ts';
import { understand } from '../understand.ts';

/** "Yönetici aedm; Personel ae, hides Kazanç": label, first letters of the rights, titles of hidden screens. */
function rolesOf(prompt: string): string | undefined {
  const understanding = understand({ prompt, language: 'tr', seed: 1 });
  if (understanding.kind !== 'app') throw new Error(`No app: ${prompt}`);
  const { spec } = planApp(understanding);
  return spec.roles
    ?.map(({ label, may, hides }) => {
      const titles = spec.screens.filter(({ id }) => hides.includes(id)).map(({ title }) => title);
      const rights = may.map((action) => action.charAt(0)).join('');
      return `${label} ${rights}${titles.length === 0 ? '' : `, hides ${titles.join(' and ')}`}`;
    })
    .join('; ');
}

describe('roles of a description', () => {
  it.each([
    [
      'berber randevu, yönetici ve personel girişi olsun',
      'Yönetici aedm; Personel ae, hides Kazanç and Ustalar',
    ],
    ['stok takibi, admin ve personel olsun, personel ekleyemesin', 'Admin aedm; Personel e'],
    ['kurs notları, öğretmen ve öğrenci rolleri, öğrenciler sadece görebilsin', 'Öğretmen aedm; Öğrenci '],
    ['tekne turu takibi, kaptan ve tayfa rolleri', 'Kaptan aedm; Tayfa ae, hides Kazanç'],
    ['stok takibi, roller: patron, garson ve kasiyer', 'Patron aedm; Garson ae; Kasiyer ae'],
    ['stok takibi, sadece yönetici düzenleyebilsin', 'Yönetici aedm; Personel a'],
    ['inventory app with admin and staff roles, staff can delete', 'Admin aedm; Staff aed'],
    ['inventory app, only managers can add products', 'Manager aedm; Staff e'],
    ['chores app for parents and kids with separate logins', 'Parent aedm; Kid ae'],
    [
      'barber booking app, manager and staff roles, staff cannot see the calendar',
      'Manager aedm; Staff ae, hides Calendar and Income and Barbers',
    ],
  ])('are read from “%s”', (prompt, expected) => {
    expect(rolesOf(prompt)).toBe(expected);
  });

  it.each([
    'yönetici ve personel listesi',
    'öğretmen ve öğrenci listesi tutmak istiyorum',
    'müşteriler randevu ekleyebilsin, kuaför uygulaması',
    'a list of teachers and students',
  ])('are not made from “%s”', (prompt) => {
    expect(rolesOf(prompt)).toBeUndefined();
  });
});
