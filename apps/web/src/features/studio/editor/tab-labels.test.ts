import { expect, it } from 'vitest';
import { tabLabels } from './tab-labels.ts';

it('names tabs by file, with the folder where two read the same', () => {
  expect([...tabLabels(['src/App.tsx', 'src/a/index.ts', 'src/b/index.ts']).values()]).toEqual([
    'App.tsx',
    'a/index.ts',
    'b/index.ts',
  ]);
});
