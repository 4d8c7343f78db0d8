import { expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { problemsOf } from '../../testing/print-spec.ts';

it.each([
  ['vize final not ortalaması hesaplama', 'tr'],
  ['deneme sınavı net hesaplama ve takibi', 'tr'],
  ['how much paint do I need calculator', 'en'],
] as const)('builds an app with a formula from %s', (prompt, language) => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  expect(app.spec.screens[0]?.kind).toBe('formula');
  expect(problemsOf(app.spec)).toEqual([]);
});
