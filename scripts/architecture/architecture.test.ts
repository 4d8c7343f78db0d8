import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeArchitecture, fillMarkers } from './document.ts';
import { toGraph, toMermaid, withoutIndirect } from './graph.ts';

const root = join(import.meta.dirname, '../..');
const partOf = (path: string): string | null => /^(\w)\//.exec(path)?.[1] ?? null;
const file = (source: string, ...targets: string[]) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved })),
});

it('groups files by part, without tests and imports inside a part', () => {
  const graph = toGraph(
    [
      file('b/index.ts'),
      file('a/one.ts', 'a/two.ts', 'b/index.ts', 'node_modules/x'),
      file('a/a.test.ts', 'c/c.ts'),
    ],
    partOf,
  );
  expect([...graph]).toEqual([
    ['a', ['b']],
    ['b', []],
  ]);
});

it('leaves out arrows that follow from others, also in a circle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['a']],
  ]);
  expect(withoutIndirect(graph).get('a')).toEqual(['b']);
  const circle = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(withoutIndirect(circle).get('a')).toEqual(['b']);
  expect(toMermaid(new Map([['web/ui', []]]))).toContain('web_ui["web/ui"]');
});

it('rejects a page without markers', () => {
  expect(() => fillMarkers('# Architecture', { web: 'x' })).toThrow('no markers for "web"');
});

it('matches the imports of today: run `npm run architecture`', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(text).toBe(fillMarkers(text, describeArchitecture(root)));
}, 180_000);
