import { expect, it } from 'vitest';
import { readSection } from './section-name.ts';

it.each([
  ['section=billing', 'billing'],
  ['section=nothing', 'profile'],
  ['', 'profile'],
])('opens for %j the tab %s', (search, section) =>
  expect(readSection(new URLSearchParams(search))).toBe(section),
);
