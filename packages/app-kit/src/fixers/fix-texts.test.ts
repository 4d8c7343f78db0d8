import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

describe('fixers of files that do not parse', () => {
  it('removes several faults one after the other', () => {
    const source =
      "```ts\nconst load = () => { const a = await fetch('İzmir'den'); return a; };\nexport { load };\n}\n```\n";
    const { source: next, kinds } = fixOne(source);
    expect(next).toBe(
      "const load = async () => { const a = await fetch('İzmir\\'den'); return a; };\nexport { load };\n",
    );
    expect(kinds).toEqual(['stray-text', 'missing-async', 'apostrophe', 'unclosed-code']);
  });

  it.each([
    [
      'export const f = (a) => { for (const b of a) { await b; } };\n',
      'export const f = async (a) => { for (const b of a) { await b; } };\n',
    ],
    [
      'export function f(a) { if (a) { await a(); } }\n',
      'export async function f(a) { if (a) { await a(); } }\n',
    ],
    ['export const f = a => await a();\n', 'export const f = async a => await a();\n'],
    [
      'export const f = function (a) { await a(); };\n',
      'export const f = async function (a) { await a(); };\n',
    ],
  ])('makes the function of %j async', (source, expected) => {
    expect(fixOne(source)).toEqual({ source: expected, kinds: ['missing-async'] });
  });

  it.each([
    "export default function Page() { const a = await fetch('b'); return null; }\n",
    "export const Page = () => { const a = await fetch('b'); return null; };\n",
    "export class A { run() { await fetch('b'); } }\n",
    "import { a } from './b';\nimport { a } from './c';\nexport { a };\n",
    "export const a = b'c;\n",
  ])('leaves %j alone', (source) => {
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });

  it('removes a doubled import and keeps the rest of its statement', () => {
    const source = "import a, { b } from 'react';\nimport { b, c } from 'react';\nexport { a, b, c };\n";
    expect(fixOne(source).source).toBe(
      "import a, { b } from 'react';\nimport { c } from 'react';\nexport { a, b, c };\n",
    );
  });
});
