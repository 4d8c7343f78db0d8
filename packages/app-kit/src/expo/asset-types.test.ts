import { expect, it } from 'vitest';
import { declareAssets } from './asset-types.ts';

it('declares each kind of binary file once', () => {
  expect(declareAssets(['src/App.tsx', 'assets/b.ttf', 'assets/a.png', 'assets/c.png'])).toBe(
    `declare module '*.png' {
  const asset: number;
  export default asset;
}

declare module '*.ttf' {
  const asset: number;
  export default asset;
}
`,
  );
});

it('declares nothing for a project of code, texts and drawings', () => {
  expect(declareAssets(['src/App.tsx', 'src/a.json', 'assets/a.svg', 'notes.txt'])).toBeNull();
});
