import { expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';
import { followUpTexts } from '../texts.ts';

it.each([
  ['Ambulance kit check: item, expiry, bag', 'en', 'let me just see whats expired'],
  [
    'Kayıp eşya bürosu: eşya, bulunan hat, teslim edildi mi',
    'tr',
    'Teslim edilmemişleri tek dokunuşla ayırabileyim',
  ],
] as const)(
  'tells where rows are filtered if a message only names some of them: %s (%s): %s',
  (first, language, follow) => {
    const app = composeApp({ prompt: first, language });
    if (app.kind !== 'app') throw new Error(`no app for ${first}`);
    const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
    expect(answer).toEqual({ kind: 'text', text: followUpTexts[language].filter });
  },
);
