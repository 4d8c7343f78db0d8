import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

function titlesAfter(first: string, language: 'tr' | 'en', follow: string): readonly string[] {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`no app for ${first}`);
  const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
  const { screens } = answer?.kind === 'changed' ? answer.spec : app.spec;
  return screens.filter(({ kind }) => kind === 'statistics').map(({ title }) => title);
}

describe('a wish for a summary', () => {
  it.each([
    [
      'susu contributors: contributor, amount, day',
      'en',
      'I need one summary page showing total amount collected',
      'Summary',
    ],
    ['susu contributors: contributor, amount, day', 'en', 'one more totals screen please', 'Totals'],
    ['simit tezgahı: tarih, satılan, kalan', 'tr', 'ay sonu için bi özet ekranı yap', 'Özet'],
  ] as const)('adds a screen under the word that was used: %s (%s): %s', (first, language, follow, title) => {
    expect(titlesAfter(first, language, follow)).toContain(title);
  });

  it.each([
    ['susu contributors: contributor, amount, day', 'en', 'no summary page please'],
    ['simit tezgahı: tarih, satılan, kalan', 'tr', 'özet ekranı istemiyorum'],
  ] as const)('is not heard in %s (%s): %s', (first, language, follow) => {
    expect(titlesAfter(first, language, follow)).toEqual([]);
  });
});
