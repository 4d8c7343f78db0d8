import { expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

it.each([
  ['step counter, goal 8000', 'en'],
  ['adım sayar', 'tr'],
  ['walking log: date, steps', 'en'],
] as const)('shows as many steps as people walk in a day: %s', (prompt, language) => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const [main] = planApp(read).spec.entities;
  const steps = main?.fields.find(({ label }) => /^(?:Steps|Adım)$/.test(label));
  const values = main?.samples.map((row) => row[steps?.id ?? '']) ?? [];
  expect(values.length).toBeGreaterThan(3);
  expect(values.every((value) => typeof value === 'number' && value > 3000)).toBe(true);
});
