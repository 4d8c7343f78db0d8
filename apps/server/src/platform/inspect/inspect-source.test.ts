import { afterAll, describe, expect, it } from 'vitest';
import { createWorkerPool, findProgram } from '../workers/index.ts';
import { createSourceReader, inspectSource, transformSource } from './inspect-source.ts';
import type { inspectJobs } from './testing/inspect-program.ts';

describe('inspectSource', () => {
  it('lists the imports and exports of a module', () => {
    const source =
      "import React, { useState as s } from 'react';\nexport * from './a';\nexport default 1;\nexport type T = 1;";
    expect(inspectSource('src/App.tsx', source)).toMatchObject({
      ok: true,
      imports: [
        {
          specifier: 'react',
          line: 1,
          names: [
            { imported: 'default', local: 'React' },
            { imported: 'useState', local: 's' },
          ],
        },
        { specifier: './a', line: 2 },
      ],
      exports: ['default', 'T'],
      reExportedModules: ['./a'],
    });
  });

  it('accepts JSX in .js files and type parameters in .ts files', () => {
    expect(inspectSource('a.js', 'export const a = <A />;')).toMatchObject({ ok: true });
    expect(inspectSource('a.ts', 'export const a = <T>(x: T) => x;')).toMatchObject({ ok: true });
  });

  it.each([
    ['const ş = 1;\nconst b = <A>x</B>;', 2],
    ['let a = 1;\nlet a = 2;', 1],
    ['const a = (', 1],
    ['\u0000', 1],
  ])('reports the line of a syntax error in %j', (source, line) => {
    expect(inspectSource('a.tsx', source)).toMatchObject({ ok: false, error: { line } });
  });
});

describe('transformSource', () => {
  it('accepts TypeScript with JSX', () => {
    const source = 'enum A { B }\nexport default function App(): unknown { return <A.C b={A.B} />; }';
    expect(transformSource('src/App.tsx', source)).toEqual({ ok: true });
  });

  it('counts columns in characters, not in bytes', () => {
    expect(transformSource('a.tsx', 'const ğüş = 1;\nlet ş = <Aç></B>;')).toMatchObject({
      ok: false,
      error: { line: 2, column: 15 },
    });
  });
});

describe('createSourceReader', () => {
  it('parses a file again only when it changed', () => {
    const { inspect } = createSourceReader();
    const first = inspect('a.ts', 'export const a = 1;');
    expect(inspect('a.ts', 'export const a = 1;')).toBe(first);
    expect(inspect('a.ts', 'export const b = 1;')).toMatchObject({ ok: true, exports: ['b'] });
  });

  it('distinguishes languages of equal texts', () => {
    const { inspect } = createSourceReader();
    const source = 'const cast = <string>value;\nexport default cast;\n';
    expect([inspect('a.ts', source).ok, inspect('a.tsx', source).ok]).toEqual([true, false]);
  });
});

describe('deeply nested source', () => {
  const program = findProgram('testing/inspect-program', import.meta.url);
  const pool = createWorkerPool<typeof inspectJobs>({ program });
  const inspect = pool.job('inspect');
  const transform = pool.job('transform');
  const owner = { owner: 'test', limit: 60_000 };
  afterAll(() => pool.close());

  const openers = [
    '(',
    '[',
    '{',
    '{a:',
    '<A>',
    '<A b={',
    '`${',
    'function f(){',
    'class{a=',
    'f(()=>{',
    'a=>',
    'a?1:',
    'new ',
    'keyof ',
    '!',
    'a:',
    'for(;;)',
  ];

  it.each(openers)('of %j does not crash the worker', async (opener) => {
    for (const count of [9_000, Math.floor(1_048_000 / opener.length)]) {
      const source = `let x = ${opener.repeat(count)}`;
      expect(typeof (await inspect({ path: 'a.tsx', source }, owner)).ok).toBe('boolean');
      expect(typeof (await transform({ path: 'a.tsx', source }, owner)).ok).toBe('boolean');
    }
    expect(await inspect({ path: 'a.tsx', source: 'export {};' }, owner)).toMatchObject({ ok: true });
  });

  it('is not assumed for a real file of 5000 lines', async () => {
    const line = "      <Text style={[styles.title, { color: theme.text }]}>{t('home.title')}</Text>\n";
    const source = `export const Screen = () => (\n  <View>\n${line.repeat(5_000)}  </View>\n);\n`;
    expect(await inspect({ path: 'a.tsx', source }, owner)).toMatchObject({ ok: true, exports: ['Screen'] });
    expect(await transform({ path: 'a.tsx', source }, owner)).toEqual({ ok: true });
  });
});
