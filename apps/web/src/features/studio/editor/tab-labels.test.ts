import { expect, it } from 'vitest';
import { tabLabels } from './tab-labels.ts';

it('adds the folder to equal file names', () => {
  expect([...tabLabels(['src/App.tsx', 'src/a/index.ts', 'src/b/index.ts']).values()]).toEqual([
    'App.tsx',
    'a/index.ts',
    'b/index.ts',
  ]);
});
