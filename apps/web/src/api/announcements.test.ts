import { expect, it } from 'vitest';
import { chooseText } from './announcements.ts';

it("reads an announcement in the user's language and in Turkish where that is missing", () => {
  expect(chooseText({ tr: 'Merhaba', en: 'Hello' }, 'en')).toBe('Hello');
  expect(chooseText({ tr: 'Merhaba', en: ' ' }, 'en')).toBe('Merhaba');
  expect(chooseText({ tr: 'Merhaba', en: 'Hello' }, 'tr')).toBe('Merhaba');
});
