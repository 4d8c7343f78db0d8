import type { FileOperation } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { toFileContent } from './file-content.ts';
import { compareFileSets, type FileSet, requireAllowed } from './file-set.ts';
import { hashOperations, planFiles, planOperations } from './plan-operations.ts';

const hashOf = (content: string): string => toFileContent('x', content).hash;
const setOf = (files: Record<string, string>): FileSet =>
  new Map(Object.entries(files).map(([path, content]) => [path, toFileContent(path, content)]));
const write = (path: string, content: string, base: string | null): FileOperation => ({
  kind: 'write',
  path,
  content,
  baseHash: base === null ? null : hashOf(base),
});
const plan = async (files: FileSet, operations: readonly FileOperation[]) =>
  planOperations(files, await hashOperations(operations));
const before = setOf({ 'src/App.tsx': 'a', 'src/Home.tsx': 'h' });

describe('planOperations', () => {
  it('applies operations in order', async () => {
    const { after, stale } = await plan(before, [
      write('src/New.tsx', '1', null),
      write('src/New.tsx', '2', '1'),
      { kind: 'rename', from: 'src/New.tsx', to: 'src/Last.tsx', baseHash: hashOf('2') },
      { kind: 'delete', path: 'src/Home.tsx', baseHash: hashOf('h') },
    ]);
    expect(stale).toEqual([]);
    expect([...after].map(([path, { hash }]) => [path, hash])).toEqual([
      ['src/App.tsx', hashOf('a')],
      ['src/Last.tsx', hashOf('2')],
    ]);
  });

  it('returns every stale path with its current hash', async () => {
    const { stale } = await plan(before, [
      write('src/App.tsx', 'mine', 'old'),
      write('src/Home.tsx', 'new', null),
      write('src/Gone.tsx', 'edit', 'was'),
      { kind: 'delete', path: 'src/App.tsx', baseHash: hashOf('old') },
    ]);
    expect(stale).toEqual([
      { path: 'src/App.tsx', baseHash: hashOf('old'), currentHash: hashOf('a') },
      { path: 'src/Home.tsx', baseHash: null, currentHash: hashOf('h') },
      { path: 'src/Gone.tsx', baseHash: hashOf('was'), currentHash: null },
      { path: 'src/App.tsx', baseHash: hashOf('old'), currentHash: hashOf('a') },
    ]);
  });

  it('allows a rename that only changes letter case', async () => {
    const { after } = await plan(before, [
      { kind: 'rename', from: 'src/Home.tsx', to: 'src/home.tsx', baseHash: hashOf('h') },
    ]);
    expect(() => requireAllowed(after, new Set())).not.toThrow();
    expect([...after.keys()]).toEqual(['src/App.tsx', 'src/home.tsx']);
  });

  it('rejects a rename to an existing path and operations on a missing file', async () => {
    const rename = (from: string, to: string): FileOperation => ({
      kind: 'rename',
      from,
      to,
      baseHash: hashOf('h'),
    });
    await expect(plan(before, [rename('src/Home.tsx', 'src/App.tsx')])).rejects.toThrow('file_path_clash');
    await expect(plan(before, [rename('src/No.tsx', 'src/B.tsx')])).rejects.toThrow('file_not_found');
    await expect(
      plan(before, [{ kind: 'delete', path: 'src/No.tsx', baseHash: hashOf('') }]),
    ).rejects.toThrow('file_not_found');
  });

  it.each(['../a', '/etc/passwd', 'a\\b', 'a/\u0000', 'node_modules/x', '', 'C:/x', 'a//b'])(
    'rejects the path %j in every kind of operation',
    async (path) => {
      const baseHash = hashOf('h');
      for (const operation of [
        write(path, 'x', null),
        { kind: 'delete', path, baseHash },
        { kind: 'rename', from: path, to: 'b', baseHash },
        { kind: 'rename', from: 'src/Home.tsx', to: path, baseHash },
      ] as FileOperation[]) {
        await expect(plan(before, [operation])).rejects.toThrow('file_path_invalid');
      }
    },
  );
});

describe('planFiles', () => {
  it('replaces files, deletes on null and ignores missing files', () => {
    const { after } = planFiles(before, { './src/App.tsx': 'b', 'src/Home.tsx': null, 'src/No.tsx': null });
    expect([...after].map(([path, { hash }]) => [path, hash])).toEqual([['src/App.tsx', hashOf('b')]]);
  });
});

it('compares file sets by path', () => {
  expect(compareFileSets(before, setOf({ 'src/App.tsx': 'b', 'z.ts': '', 'b.ts': '' }))).toEqual({
    created: ['b.ts', 'z.ts'],
    updated: ['src/App.tsx'],
    deleted: ['src/Home.tsx'],
  });
});

describe('toFileContent', () => {
  it('measures and hashes UTF-8 bytes', () => {
    expect(toFileContent('a', 'ş')).toMatchObject({ content: 'ş', size: 2 });
    const broken = toFileContent('a', 'x\ud800');
    expect(broken).toEqual(toFileContent('a', broken.content));
  });

  it('rejects U+0000', () => {
    expect(() => toFileContent('a', 'x\u0000')).toThrow('general_argument_invalid');
  });
});
