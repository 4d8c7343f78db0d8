import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';
import { writeRelative } from './fix-path-alias.ts';

const others = { 'src/theme.ts': 'export const a = 1;', 'src/ui/index.ts': 'export const b = 1;' };

describe('fixPathAlias', () => {
  it.each([
    ["import { a } from '@/theme';", "import { a } from './theme';"],
    ["import { a } from '~/src/theme';", "import { a } from './theme';"],
    ["import { a } from 'src/theme';", "import { a } from './theme';"],
    ["export * from '@/ui';", "export * from './ui';"],
    ["const c = import('/src/theme');", "const c = import('./theme');"],
  ])('changes %s to %s', (source, expected) => {
    expect(fixOne(source, others)).toEqual({ source: expected, kinds: ['path-alias'] });
  });

  it.each([
    "import a from '@/none';",
    "import a from '@expo/vector-icons/Ionicons';",
    "import a from 'theme';",
  ])('leaves %s alone', (source) => {
    expect(fixOne(source, others).kinds).toEqual([]);
  });

  it('writes the shortest relative path', () => {
    expect(writeRelative('src/a/b/c.ts', 'src/a/d')).toBe('../d');
    expect(writeRelative('src/a.ts', 'src/b/c')).toBe('./b/c');
    expect(writeRelative('App.tsx', 'src/b')).toBe('./src/b');
    expect(writeRelative('src/a/b.ts', 'lib/c')).toBe('../../lib/c');
  });
});
