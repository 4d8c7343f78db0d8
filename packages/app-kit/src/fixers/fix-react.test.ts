import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';

const wrap = (body: string) =>
  `import { Text } from 'react-native';\nexport const A = ({ rows, other }: any) => ${body};\n`;

describe('keys of lists', () => {
  it.each([
    [
      'rows.map((row: any, at: number) => <Text>{row}</Text>)',
      'rows.map((row: any, at: number) => <Text key={at}>{row}</Text>)',
    ],
    [
      'rows.map(({ title }: any) => { return (<Text>{title}</Text>); })',
      'rows.map(({ title }: any, index) => { return (<Text key={index}>{title}</Text>); })',
    ],
    ['rows.map(row => <Text>{row}</Text>)', 'rows.map((row, index) => <Text key={index}>{row}</Text>)'],
    ['rows?.map((row) => <Text>{row.id}</Text>)', 'rows?.map((row) => <Text key={row.id}>{row.id}</Text>)'],
  ])('adds one to %s', (body, expected) => {
    expect(fixOne(wrap(body))).toEqual({ source: wrap(expected), kinds: ['missing-key'] });
  });

  it.each([
    'rows.map((row) => <Text key={row}>{row}</Text>)',
    'rows.map((row) => <Text {...row} />)',
    'rows.map((row) => row.title)',
    'rows.map((row) => <>{row}</>)',
    'rows.map((row) => <Text>{other.index}</Text>)',
    'rows.map(other)',
    'rows.map(() => <Text>a</Text>)',
  ])('leaves %s alone', (body) => {
    expect(fixOne(wrap(body))).toEqual({ source: wrap(body), kinds: [] });
  });
});

describe('async effects', () => {
  const effect = (text: string) =>
    `import { useEffect } from 'react';\nexport const useA = () => useEffect(${text}, []);\n`;

  it('gets a function of its own', () => {
    expect(fixOne(effect("async () => { await fetch('a'); }")).source).toBe(
      effect("() => {\n    (async () => { await fetch('a'); })();\n  }"),
    );
  });

  it.each(["() => { (async () => fetch('a'))(); }", "async () => fetch('a')", 'async function () {}'])(
    'leaves %s alone',
    (text) => {
      expect(fixOne(effect(text))).toEqual({ source: effect(text), kinds: [] });
    },
  );
});

describe('hooks in conditions', () => {
  const problemsOf = (body: string) =>
    checkProject(
      {
        'src/App.tsx': `import React, { useState } from 'react';\nexport default function App() {\n${body}\nreturn null;\n}\n`,
      },
      inspectWithOxc,
    ).map(({ kind, line, params }) => [kind, line, params['name']]);

  it.each([
    'if (Math.random() > 1) useState(0);',
    'for (const a of [1]) { useState(a); }',
    'const a = Math.random() > 1 ? useState(0) : 1;',
    'const a = Math.random() > 1 && React.useState(0);',
    'switch (1) { case 1: useState(0); }',
    'while (Math.random() > 1) useState(0);',
  ])('reports %s', (body) => {
    expect(problemsOf(body)).toEqual([['conditional-hook', 3, 'useState']]);
  });

  it.each([
    'const [a] = useState(Math.random() > 1 ? 1 : 2);',
    'if (Math.random() > 1) { const useB = () => useState(0); void useB; }',
    'const useOwn = () => 1; if (Math.random() > 1) useOwn();',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });
});
