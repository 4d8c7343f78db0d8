import { expect, it } from 'vitest';
import { subjects } from '../../lexicon/index.ts';
import { specFrom } from '../../testing/spec-from.ts';
import { printApp } from '../print-app.ts';

it('prints a year without a mark between thousands', () => {
  const beehives = subjects.find(({ id }) => id === 'beehives');
  const files = printApp(specFrom({ archetype: 'log', entities: beehives?.entities ?? [] }));
  const source = Object.values(files).join('\n');
  expect(source).toMatch(/String\(\w+\.\w*[yY]ear\)/);
  expect(source).not.toMatch(/formatNumber\(\w+\.\w*[yY]ear\)/);
});
