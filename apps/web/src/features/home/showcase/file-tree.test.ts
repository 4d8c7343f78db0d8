import { expect, it } from 'vitest';
import { listTreeRows } from './file-tree.ts';

const file = (path: string) => ({ path, files: 1 });

it('lists each folder once, before its content, and closed ones with their numbers of files', () => {
  const rows = listTreeRows([
    { path: 'assets/', files: 6 },
    { path: 'src/ui/', files: 3 },
    file('src/App.tsx'),
    file('app.json'),
  ]);
  expect(
    rows.map(
      ({ name, depth, isFolder, files = '' }) => `${'.'.repeat(depth)}${name}${isFolder ? '/' : ''}${files}`,
    ),
  ).toEqual(['assets/6', 'src/', '.ui/3', '.App.tsx', 'app.json']);
});
