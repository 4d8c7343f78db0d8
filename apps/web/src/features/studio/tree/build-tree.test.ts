import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTree, filterPaths, folderOf, listRows, pathsUnder } from './build-tree.ts';

const paths = [
  'src/App.tsx',
  'package.json',
  'src/screens/Home.tsx',
  'src/screens/About.tsx',
  'src/App2.tsx',
];

describe('buildTree', () => {
  it('sorts folders before files, each by name', () => {
    const lines = listRows(buildTree(paths), new Set()).map(
      (row) => '  '.repeat(row.level - 1) + row.node.name,
    );
    expect(lines).toEqual([
      'src',
      '  screens',
      '    About.tsx',
      '    Home.tsx',
      '  App.tsx',
      '  App2.tsx',
      'package.json',
    ]);
  });

  it('hides the content of a collapsed folder', () => {
    const rows = listRows(buildTree(paths), new Set(['src']));
    expect(rows.map((row) => row.node.path)).toEqual(['src', 'package.json']);
    expect(rows[0]).toMatchObject({ level: 1, position: 1, siblings: 2, isExpanded: false });
  });

  it('shows every file once', () => {
    const segment = fc.stringMatching(/^[a-z]{1,3}$/);
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('/')}.ts`);
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 12 }), (all) => {
        const files = listRows(buildTree(all), new Set()).filter((row) => row.node.kind === 'file');
        expect(files.map((row) => row.node.path).sort()).toEqual([...all].sort());
      }),
    );
  });

  it('accepts names of object prototype members', () => {
    expect(buildTree(['constructor', 'toString/a.ts'])).toHaveLength(2);
  });
});

it('matches paths by words in any order', () => {
  expect(filterPaths(paths, 'home SCREENS')).toEqual(['src/screens/Home.tsx']);
  expect(filterPaths(paths, ' ')).toEqual(paths);
});

it('lists the files of a folder only', () => {
  const [folder] = buildTree(['src/a.ts', 'src/b/c.ts', 'srcs/d.ts']);
  if (folder === undefined) throw new Error('The tree has no folder.');
  expect(pathsUnder(['src/a.ts', 'src/b/c.ts', 'srcs/d.ts'], folder)).toEqual(['src/a.ts', 'src/b/c.ts']);
});

it('returns the folder of a path', () => {
  expect(folderOf('src/screens/Home.tsx')).toBe('src/screens/');
  expect(folderOf('package.json')).toBe('');
});
