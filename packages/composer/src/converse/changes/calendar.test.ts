import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

function after(first: string, language: 'tr' | 'en', follow: string) {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`no app for ${first}`);
  const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
  const spec = answer?.kind === 'changed' ? answer.spec : app.spec;
  return {
    calendars: spec.screens.filter(({ kind }) => kind === 'calendar').length,
    added: spec.entities[0]?.fields.length !== app.spec.entities[0]?.fields.length,
  };
}

describe('a wish for a calendar', () => {
  it.each([
    ['Dog walks: dog, owner, date', 'en', 'put the walks on a calendar'],
    ['Dog walks: dog, owner, date', 'en', 'calendar view please'],
    ['Köpek gezdirme: köpek, sahibi, tarih', 'tr', 'takvimde görelim'],
  ] as const)('adds one for %s (%s): %s', (first, language, follow) => {
    expect(after(first, language, follow)).toEqual({ calendars: 1, added: false });
  });

  it.each([
    [
      'Hospice visits: volunteer, visitee, hours',
      'en',
      'could the visits be laid out on a calendar somewhere, dear',
    ],
    ['Morris dancing side: dancer, role, bells owned', 'en', 'give us a calendar for the dance-outs'],
    ['yemek siparişi: müşteri, yemek, porsiyon', 'tr', 'takvim koyar mısın'],
  ] as const)('gives rows without a date one: %s (%s): %s', (first, language, follow) => {
    expect(after(first, language, follow)).toEqual({ calendars: 1, added: true });
  });

  it.each([
    ['Dog walks: dog, owner, date', 'en', 'is there a calendar'],
    ['Dog walks: dog, owner, date', 'en', 'no calendar please'],
    ['Dog walks: dog, owner, date', 'en', 'can it sync to my google calendar'],
    ['Köpek gezdirme: köpek, sahibi, tarih', 'tr', 'takvim istemiyorum'],
  ] as const)('is not heard in %s (%s): %s', (first, language, follow) => {
    expect(after(first, language, follow).calendars).toBe(0);
  });
});
