import { expect, it } from 'vitest';
import { describeProject } from './project-description.ts';

it.each([
  [undefined, 'tr', 'Yeni mobil uygulama projesi'],
  ['  ', 'en', 'New mobile app project'],
  [' Alışveriş ', 'tr', 'Alışveriş'],
] as const)('describes %j in %s as %j', (description, language, expected) => {
  expect(describeProject(description, language)).toBe(expected);
});
