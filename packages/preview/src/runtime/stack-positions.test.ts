import { describe, expect, it } from 'vitest';
import { readPositions, sourceAddress } from './stack-positions.ts';

describe('readPositions', () => {
  it('reads the calls in the project from stacks of all browsers', () => {
    const chromium = `TypeError: no
    at List (app://project/src/List.tsx?3:27:11)
    at Object.react_stack_bottom_frame (https://preview.example/vendor.js:1:2)
    at async Object.load (app://project/src/a.ts?12:4:5)
    at app://project/src/b.ts?1:1:2`;
    expect(readPositions(chromium)).toEqual([
      { path: 'src/List.tsx', version: 3, line: 27, column: 11, name: 'List' },
      { path: 'src/a.ts', version: 12, line: 4, column: 5, name: 'Object.load' },
      { path: 'src/b.ts', version: 1, line: 1, column: 2, name: null },
    ]);
    expect(readPositions('List@app://project/src/List.tsx?3:27:11\n@app://project/src/a.ts?1:2:3')).toEqual([
      { path: 'src/List.tsx', version: 3, line: 27, column: 11, name: 'List' },
      { path: 'src/a.ts', version: 1, line: 2, column: 3, name: null },
    ]);
  });

  it('decodes a path with spaces and Turkish letters', () => {
    const address = sourceAddress('src/Ana ekran/Giriş?.tsx', 2);
    expect(readPositions(`    at f (${address}:3:4)`)).toEqual([
      { path: 'src/Ana ekran/Giriş?.tsx', version: 2, line: 3, column: 4, name: 'f' },
    ]);
  });

  it('limits long stacks and ignores other code', () => {
    expect(readPositions('    at f (app://project/a.ts?1:1:1)\n'.repeat(500))).toHaveLength(30);
    expect(readPositions('Error\n    at f (https://example.com/a.js:1:1)')).toEqual([]);
    expect(readPositions(undefined)).toEqual([]);
  });
});
