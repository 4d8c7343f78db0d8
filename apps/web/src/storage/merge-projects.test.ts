import { type Project, project } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deduplicateByName, mergeProjects, nameKey, removeCorrupt } from './merge-projects.ts';

const at = '2026-11-21T10:00:00.000+00:00';
const projectOf = (id: string, name: string, description = ''): Project =>
  project.parse({
    id,
    name,
    description,
    status: 'active',
    preview: null,
    tags: [],
    isPublic: false,
    framework: 'react-native',
    template: 'basic',
    fileCount: 1,
    messageCount: 0,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    lastOpenedAt: at,
  });

describe('mergeProjects', () => {
  it('takes the server’s side by id and keeps what only the browser has', () => {
    const merged = mergeProjects(
      [projectOf('1', 'Eski ad'), projectOf('2', 'Yalnız burada')],
      [projectOf('1', 'Yeni ad')],
    );
    expect(merged.map(({ name }) => name)).toEqual(['Yeni ad', 'Yalnız burada']);
  });

  it('removes duplicates by name, of which the server’s stays', () => {
    const merged = mergeProjects([projectOf('2', ' ISPARTA ')], [projectOf('1', 'ısparta')]);
    expect(merged.map(({ id }) => id)).toEqual(['1']);
  });

  it('keeps every project of the server and no name twice', () => {
    const list = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'A ', 'ı', 'I', 'İ', 'b', 'c')), {
        maxLength: 12,
      })
      .map((rows) =>
        deduplicateByName([...new Map(rows.map(([id, name]) => [id, projectOf(`p${id}`, name)])).values()]),
      );
    fc.assert(
      fc.property(list, list, (local, remote) => {
        const merged = mergeProjects(local, remote);
        expect(merged.slice(0, remote.length)).toEqual(remote);
        for (const values of [merged.map(({ id }) => id), merged.map(({ name }) => nameKey(name))])
          expect(new Set(values).size).toBe(merged.length);
        const names = new Set(merged.map(({ name }) => nameKey(name)));
        for (const { name } of local.filter(({ id }) => !remote.some((row) => row.id === id)))
          expect(names.has(nameKey(name))).toBe(true);
      }),
    );
  });
});

it('removes corrupt projects', () => {
  const valid = projectOf('1', 'Sağlam');
  expect(removeCorrupt([valid, null, { ...valid, name: 1 }, 'x'])).toEqual([valid]);
});
