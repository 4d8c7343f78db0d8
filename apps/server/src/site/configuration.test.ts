import { expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { findPlaceholders } from './configuration.ts';

it('names every default of a fresh install', () => {
  expect(findPlaceholders(readConfig({}))).toEqual(['ai', 'mail', 'adminEmail']);
});

it('is content once a provider, a mail server and an administrator are named', () => {
  expect(
    findPlaceholders(
      readConfig({
        OPENAI_BASE_URL: 'https://ai.ornek.test/v1',
        SMTP_URL: 'smtp://mail.ornek.test:25',
        ADMIN_EMAIL: 'yonetici@ornek.test',
      }),
    ),
  ).toEqual([]);
});
