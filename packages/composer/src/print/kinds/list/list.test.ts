import { describe, expect, it } from 'vitest';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { importKit } from '../../../testing/kit-module.ts';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

interface Sections {
  groupRows(rows: readonly string[], headingOf: (row: string) => string): { title: string; data: string[] }[];
}

const spec = specFrom({ archetype: 'ledger' });
const [main] = spec.entities;

function grouped(groupBy: string): AppSpec {
  if (main === undefined) throw new Error('no entity');
  return { ...spec, entities: spec.entities.with(0, { ...main, groupBy }) };
}

describe('the list', () => {
  it.each((main?.fields ?? []).map(({ id, type }) => [type, id]))('has sections by a %s', (type, id) => {
    const source = screenSource(grouped(id), 'list');
    const isGrouped = !['list', 'tags', 'weekdays', 'photo'].includes(type ?? '');
    expect(source.includes('<SectionList')).toBe(isGrouped);
    expect(source.includes('<FlatList')).toBe(!isGrouped);
    expect(problemsOf(grouped(id))).toEqual([]);
  });

  it('is flat without a field to group by', () => {
    expect(screenSource(spec, 'list')).toContain('<FlatList');
  });
});

describe('groupRows', () => {
  it('keeps the order of rows and of the first row of each section', async () => {
    const { groupRows } = await importKit<Sections>('data/sections');
    const rows = ['b1', 'a1', 'b2', 'a2'];
    expect(groupRows(rows, (row) => row.charAt(0))).toEqual([
      { title: 'b', data: ['b1', 'b2'] },
      { title: 'a', data: ['a1', 'a2'] },
    ]);
  });
});
