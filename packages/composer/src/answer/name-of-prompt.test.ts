import { describe, expect, it } from 'vitest';
import { nameApp } from '../compose-app.ts';

describe('the name of an app', () => {
  it.each([
    ['Bana bir su takip uygulaması yap', 'tr', 'Su Takibi'],
    ['traktör bakım defteri', 'tr', 'Traktör Bakım Defteri'],
    ['Build me a habit tracker app', 'en', 'Habit Tracker'],
    ['gym reps log', 'en', 'Gym Reps Log'],
  ] as const)('is what %j describes', (prompt, language, name) => {
    expect(nameApp({ prompt, language })).toBe(name);
  });

  it.each([
    ['oto yıkamacıyım randevu almam lazım', 'tr', /yıkamacıyım|almam/i],
    ['kitaplarımı takip edip ödünç verdiklerimi de not edeceğim bir uygulama', 'tr', /edip|edeceğim/i],
    ['kuafor randevu', 'tr', /kuafor/i],
    ['to do', 'en', /new app/i],
    ['book list with notes', 'en', /booking/i],
  ] as const)(
    'is the subject’s for a sentence or a word without its letters: %j',
    (prompt, language, avoided) => {
      expect(nameApp({ prompt, language })).not.toMatch(avoided);
    },
  );

  it('is the one in the description if it names one', () => {
    expect(nameApp({ prompt: 'kuaför randevu uygulaması, adı Saç Stüdyosu olsun', language: 'tr' })).toBe(
      'Saç Stüdyosu',
    );
  });
});
