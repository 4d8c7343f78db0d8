import { expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { findPlaceholders } from './configuration.ts';

it('lists the defaults of a fresh install', () => {
  expect(findPlaceholders(readConfig({}))).toEqual(['ai', 'mail', 'adminEmail']);
});

it('accepts a connected model as a provider', () => {
  expect(findPlaceholders(readConfig({}), true)).toEqual(['mail', 'adminEmail']);
});

it('is empty when a provider, a mail server and an administrator are configured', () => {
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
