import { describe, expect, it } from 'vitest';
import { readTopLevel } from '../../testing/top-level.ts';
import { kitSources } from '../kit.generated.ts';
import { printUsed } from './print-used.ts';
import { splitModule } from './split-module.ts';

const modules = Object.entries(kitSources).filter(([path]) => path.endsWith('.ts'));

const isComment = (text: string): boolean =>
  text.split('\n').every((line) => /^(?:\/\/|\/\*| \*)/.test(line));

/** Names and blocks of a module, without comments that stand by themselves. */
function blocksOf(path: string, source: string) {
  const { blocks, imports } = splitModule(path, source);
  const own = [
    ...blocks.flatMap(({ name }) => name ?? []),
    ...imports.flatMap(({ locals }) => [...locals.keys()]),
  ];
  return { own, blocks: blocks.filter(({ text }) => !isComment(text)) };
}

describe('splitModule', () => {
  it('gives each statement of the kit the name that a parser sees', () => {
    for (const [path, source] of modules) {
      const expected = readTopLevel(path, source).map(({ declares: [name] }) => name);
      expect(
        blocksOf(path, source).blocks.map(({ name }) => name),
        path,
      ).toEqual(expected);
    }
  });

  it('misses no name that a statement of the kit mentions', () => {
    for (const [path, source] of modules) {
      const { own, blocks } = blocksOf(path, source);
      const missed = readTopLevel(path, source).flatMap(({ mentions }, index) =>
        own.filter((name) => mentions.has(name) && !blocks[index]?.uses.has(name)),
      );
      expect(missed, path).toEqual([]);
    }
  });

  it('prints every module of the kit as it was when all of it is kept', () => {
    for (const [path, source] of modules) {
      const split = splitModule(path, source);
      expect(printUsed(split, new Set(split.blocks)), path).toBe(source);
    }
  });

  it('keeps a comment with the statement below it, and one about the file by itself', () => {
    const source = `import { a } from './a';

// About the file.

/** About one. */
export const one = a;
const two = 2;
// About three,
// on two lines.
export function three(): number {
  // Inside.

  return two;
}
`;
    const { blocks } = splitModule('src/x.ts', source);
    expect(blocks.map(({ name, isApart }) => [name, isApart])).toEqual([
      [undefined, true],
      ['one', true],
      ['two', false],
      ['three', false],
    ]);
    expect(blocks[3]?.text).toMatch(/^\/\/ About three,\n[\s\S]*\}$/);
    expect(blocks.map(({ uses }) => [...uses])).toEqual([[], ['one', 'a'], ['two'], ['three', 'two']]);
  });

  it('takes no property for a name, but what is spread', () => {
    const source = `const first = 1;
const rest = [2];
export const all = (row: Row) => [row.first(), ...rest];
`;
    const [, , all] = splitModule('src/x.ts', source).blocks;
    expect([...(all?.uses ?? [])]).toEqual(['all', 'rest']);
  });
});
