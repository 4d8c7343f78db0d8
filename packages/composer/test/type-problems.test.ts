import { expect, it } from 'vitest';
import { checkTypes } from '../../app-kit/test/check-types.ts';
import { composeApp } from '../src/compose-app.ts';

it.each([
  ['tr', 'berber randevu uygulaması'],
  ['tr', 'su takip uygulaması'],
  ['en', 'snake game'],
  ['en', 'an online shop for shoes with a cart'],
] as const)(
  'the type check of the studio finds no problem in a composed app (%s, %s)',
  (language, prompt) => {
    const app = composeApp({ prompt, language });
    if (app.kind !== 'app') throw new Error(app.text);
    expect(checkTypes(app.files).map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  },
  120_000,
);
