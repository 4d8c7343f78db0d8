import { expect, it } from 'vitest';
import { listTreeRows } from './file-tree.ts';

it('lists each folder once, before its content', () => {
  const rows = listTreeRows(['src/screens/Home.tsx', 'src/screens/Cart.tsx', 'src/App.tsx', 'app.json']);
  expect(
    rows.map(({ name, depth, isFolder }) => `${'.'.repeat(depth)}${name}${isFolder ? '/' : ''}`),
  ).toEqual(['src/', '.screens/', '..Home.tsx', '..Cart.tsx', '.App.tsx', 'app.json']);
});
