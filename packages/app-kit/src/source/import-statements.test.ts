import { describe, expect, it } from 'vitest';
import { findImportStatements, writeImportStatement } from './import-statements.ts';
import { scanSource } from './scan-source.ts';

const read = (source: string) => findImportStatements(source, scanSource(source, { jsx: true }));

describe('findImportStatements', () => {
  it.each([
    "import './setup';",
    "import a from 'a';",
    "import * as b from 'b';",
    "import c, { d, e as f, type G } from 'c';",
    "import type { H } from 'h';",
    "import type I from 'i';",
    "import type, { j } from 'k';",
    "import l, * as m from 'n';",
  ])('reads and writes %s unchanged', (source) => {
    const [statement] = read(`${source}\nconst x = import('y'); import.meta.url;`);
    expect(statement && source.slice(statement.start, statement.end)).toBe(source);
    if (source !== "import './setup';") expect(statement && writeImportStatement(statement)).toBe(source);
  });

  it('reads multi-line statements with comments and without semicolons', () => {
    const source = `import {\n  a, // first\n  /* second */ b as c,\n} from "d"\nimport e from 'f'\n`;
    expect(read(source)).toMatchObject([
      {
        specifier: 'd',
        named: [
          { imported: 'a', local: 'a' },
          { imported: 'b', local: 'c' },
        ],
      },
      { specifier: 'f', defaultName: 'e', named: [] },
    ]);
  });

  it('writes a long list on several lines', () => {
    const named = Array.from({ length: 20 }, (_, index) => `name${index}`).map((name) => ({
      imported: name,
      local: name,
      isType: false,
    }));
    const text = writeImportStatement({
      specifier: 'a',
      isType: false,
      defaultName: undefined,
      namespaceName: undefined,
      named,
    });
    expect(text.split('\n')).toHaveLength(22);
    expect(read(text)[0]?.named).toEqual(named);
  });
});
