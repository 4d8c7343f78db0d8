import { describe, expect, it } from 'vitest';
import { inspectSource, transformSource } from './inspect-source.ts';

describe('inspectSource', () => {
  it('lists what a module takes and gives', () => {
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
      hasReExportAll: ['./a'],
    });
  });

  it('accepts tags in plain JavaScript and type arguments in plain TypeScript', () => {
    expect(inspectSource('a.js', 'export const a = <A />;')).toMatchObject({ ok: true });
    expect(inspectSource('a.ts', 'export const a = <T>(x: T) => x;')).toMatchObject({ ok: true });
  });

  it.each([
    ['const ş = 1;\nconst b = <A>x</B>;', 2],
    ['let a = 1;\nlet a = 2;', 1],
    ['const a = (', 1],
    ['\u0000', 1],
  ])('says where %j does not parse', (source, line) => {
    expect(inspectSource('a.tsx', source)).toMatchObject({ ok: false, error: { line } });
  });
});

describe('transformSource', () => {
  it('accepts TypeScript with tags', () => {
    const source = 'enum A { B }\nexport default function App(): unknown { return <A.C b={A.B} />; }';
    expect(transformSource('src/App.tsx', source)).toEqual({ ok: true });
  });

  it('counts lines and columns in letters, whatever the alphabet', () => {
    expect(transformSource('a.tsx', 'const ğüş = 1;\nlet ş = <Aç></B>;')).toMatchObject({
      ok: false,
      error: { line: 2, column: 15 },
    });
  });
});
