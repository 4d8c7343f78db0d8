import { expect, it } from 'vitest';
import { buildTree, listRows } from './build-tree.ts';
import { readTreeKey } from './tree-keyboard.ts';

const rows = listRows(buildTree(['src/App.tsx', 'src/ui/Button.tsx', 'package.json']), new Set(['src/ui']));

it.each([
  ['ArrowDown', 'src', { kind: 'focus', path: 'src/ui' }],
  ['ArrowUp', 'src/ui', { kind: 'focus', path: 'src' }],
  ['ArrowUp', 'src', undefined],
  ['End', 'src', { kind: 'focus', path: 'package.json' }],
  ['Home', 'package.json', { kind: 'focus', path: 'src' }],
  ['ArrowRight', 'src/ui', { kind: 'expand', path: 'src/ui' }],
  ['ArrowRight', 'src', { kind: 'focus', path: 'src/ui' }],
  ['ArrowLeft', 'src', { kind: 'collapse', path: 'src' }],
  ['ArrowLeft', 'src/App.tsx', { kind: 'focus', path: 'src' }],
  ['Enter', 'src/App.tsx', { kind: 'open', path: 'src/App.tsx' }],
  ['Enter', 'src/ui', { kind: 'expand', path: 'src/ui' }],
  ['F2', 'src', { kind: 'rename', path: 'src' }],
  ['Delete', 'package.json', { kind: 'delete', path: 'package.json' }],
  ['a', 'src', undefined],
] as const)('%s on %s', (key, focused, action) => {
  expect(readTreeKey(key, rows, focused)).toEqual(action);
});
