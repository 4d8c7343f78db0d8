import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { findCaseClash, normalizePath } from './paths.ts';

describe('normalizePath', () => {
  it.each([
    ['src/App.tsx', 'src/App.tsx'],
    ['./src/./App.tsx', 'src/App.tsx'],
    ['app/(tabs)/[id].tsx', 'app/(tabs)/[id].tsx'],
    ['src/ekranlar/Görevler.tsx', 'src/ekranlar/Görevler.tsx'],
    ['src/go\u0308rev.ts', 'src/görev.ts'],
    ['.gitignore', '.gitignore'],
  ])('accepts %j as %j', (raw, path) => {
    expect(normalizePath(raw)).toEqual({ ok: true, path });
  });

  it.each([
    ['', 'empty'],
    ['./.', 'empty'],
    ['/etc/passwd', 'absolute'],
    ['C:/a.ts', 'drive-letter'],
    ['src\\App.tsx', 'backslash'],
    ['src/\u0000.ts', 'control-character'],
    ['src/\u202egnp.ts', 'control-character'],
    ['src/\ud800.ts', 'control-character'],
    ['src/a?.ts', 'forbidden-character'],
    ['src//a.ts', 'empty-segment'],
    ['src/', 'empty-segment'],
    ['../a.ts', 'parent-segment'],
    ['src/../../a.ts', 'parent-segment'],
    ['src/a.ts ', 'padded-segment'],
    ['src./a.ts', 'padded-segment'],
    ['node_modules/react/index.js', 'reserved'],
    ['packages/a/Node_Modules/b.js', 'reserved'],
    ['.git/config', 'reserved'],
    ['src/__proto__', 'reserved'],
    ['src/NUL.ts', 'reserved'],
    [`src/${'a'.repeat(101)}`, 'segment-too-long'],
    [Array.from({ length: 4 }, () => 'a'.repeat(80)).join('/'), 'too-long'],
  ])('rejects %j as %s', (path, kind) => {
    expect(normalizePath(path)).toEqual({ ok: false, error: { kind, path } });
  });

  it('returns stable paths inside the project', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '',
      'src',
      'A.tsx',
      '\\',
      '\u0000',
      'C:',
      'é',
      'node_modules',
      ' ',
    );
    const raw = fc.oneof(
      wildText(),
      fc.array(part).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const result = normalizePath(text);
        if (!result.ok) return;
        expect(normalizePath(result.path)).toEqual(result);
        expect(new URL(encodeURI(result.path), 'file:///root/').pathname.startsWith('/root/')).toBe(true);
        expect(result.path.split('/')).not.toContain('..');
      }),
    );
  });
});

describe('findCaseClash', () => {
  it('accepts paths that differ by more than letter case', () => {
    expect(findCaseClash(['src/App.tsx', 'src/app/App.tsx', 'src/Home.tsx'])).toBeUndefined();
  });

  it('finds files that differ by letter case only', () => {
    expect(findCaseClash(['src/Home.tsx', 'src/home.tsx'])).toEqual({
      kind: 'case',
      first: 'src/Home.tsx',
      second: 'src/home.tsx',
    });
  });

  it('finds folders that differ by letter case only', () => {
    expect(findCaseClash(['src/ui/A.tsx', 'src/UI/B.tsx'])?.kind).toBe('case');
  });

  it('finds a file where a folder must be', () => {
    expect(findCaseClash(['src/data', 'src/data/a.json'])).toEqual({
      kind: 'folder',
      first: 'src/data',
      second: 'src/data/a.json',
    });
  });
});
