import { answerWith, type ModelAnswer } from '../../e2e/scripted-model.ts';

export interface BrokenTurn {
  readonly group: string;
  readonly answer: ModelAnswer;
  /** The app passes the checks and fails when it starts, which only an open studio notices. */
  readonly isFoundByStudio?: true;
  /** A fixer completes the answer to the app that was meant, which shows this text: then it is paid for. */
  readonly healsTo?: string;
}

const app = (body: string, head = ''): string =>
  `import { Text, View } from 'react-native';
${head}
export default function App() {
  ${body}
}
`;
const shown = app('return <View><Text>Merhaba</Text></View>;');
const long = app(
  `return (
    <View>
${Array.from({ length: 12 }, (_, row) => `      <Text>Satır ${row}</Text>`).join('\n')}
    </View>
  );`,
);

/** An answer that was cut at the token limit, and whose continuations are cut in the same way. */
const cutAt = (share: number): BrokenTurn => {
  const full = answerWith(long);
  const text = full.kind === 'text' ? full.text : '';
  const start = text.indexOf('<file') + 24;
  const cut = start + Math.floor((text.length - start - 40) * share);
  return {
    group: 'cut at the token limit',
    answer: { kind: 'text', text: text.slice(0, cut), finish: 'length' },
  };
};
const source = (group: string, text: string): BrokenTurn => ({ group, answer: answerWith(text) });
const crash = (body: string, head = ''): BrokenTurn => ({
  ...source('fails when it starts', app(body, head)),
  isFoundByStudio: true,
});
const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const syntax = [
  'return <View><Text>Merhaba</View>;',
  'return <View><Text>Merhaba</Text>;',
  'const a = ; return <View />;',
  'if (true { return <View />; }',
  'return (<View>;',
  'const [a, b = useState(1); return <View />;',
  'return <View style={{ flex: 1 }><Text>a</Text></View>;',
  'function inner( { return 1; } return <View />;',
  'const text = "açık; return <View />;',
  'return <View>{[1, 2].map((n) => <Text key={n}>{n}</Text>}</View>;',
  'let let = 1; return <View />;',
  'return <View></Text>;',
  'for (const a of) {} return <View />;',
  'await 1; return <View />;',
  'const a = {b: 1,, c: 2}; return <View />;',
];
const imports = [
  "import { a } from './missing';",
  "import chart from 'some-chart-that-does-not-exist';",
  "import { b } from '../outside';",
  "import fs from 'fs';",
  "import c from './components/Missing';",
  "import { createServer } from 'http';",
  "import d from '@/nowhere';",
  "import styles from './missing.css';",
  "import e from 'left-pad-of-nobody';",
  "import { readFile } from 'node:fs/promises';",
];
const names = repeat(10, (at) => `return <View><Text>{unknownValue${at}.title}</Text></View>;`);
const phone = [
  'document.createElement("div"); return <View />;',
  'document.title = "a"; return <View />;',
  'window.location.reload(); return <View />;',
  'document.addEventListener("click", () => {}); return <View />;',
  'navigator.clipboard.writeText("a"); return <View />;',
];
const omissions = repeat(10, (at) =>
  app(`// ${['... existing code ...', '... rest of the code unchanged ...'][at % 2]}\n  return <View />;`),
);
const unusable: readonly ModelAnswer[] = [
  { kind: 'page', html: '<!doctype html><html><body>502 Bad Gateway</body></html>' },
  { kind: 'text', text: '' },
  { kind: 'text', text: '   \n\n  ' },
  { kind: 'text', text: '{"title":"a","files":{"src/App.tsx":1}}' },
  { kind: 'text', text: '<file path="../../etc/passwd">\nx\n</file>' },
  answerWith(shown.replace('Merhaba', 'Mer\u0000haba')),
  {
    kind: 'text',
    text: '<edit path="src/App.tsx">\n<<<<<<< SEARCH\nhiç olmayan satır\n=======\nyeni\n>>>>>>> REPLACE\n</edit>',
  },
  { kind: 'text', text: '<move from="src/yok.ts" to="src/var.ts"/>' },
  { kind: 'text', text: '{"files":{"src/App.tsx":"export' },
  { kind: 'text', text: '<delete path="src/App.tsx"/>' },
];
const failures: readonly ModelAnswer[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 400 },
  { kind: 'status', status: 403 },
  { kind: 'cut', text: 'Başlık\n<file path="src/App.tsx">\nimport' },
  { kind: 'cut', text: '' },
];
const crashes: readonly (readonly [body: string, head?: string])[] = [
  ['const rows = JSON.parse("[{}]"); return <View><Text>{rows[0].label.text}</Text></View>;'],
  ['throw new Error("başlamadı");'],
  [
    'const [n, setN] = useState(0); setN(n + 1); return <Text>{n}</Text>;',
    "import { useState } from 'react';",
  ],
  ['return <View>{JSON.parse(\'{"a":1}\')}</View>;'],
  ['useEffect(() => { JSON.parse("{"); }, []); return <View />;', "import { useEffect } from 'react';"],
  [
    'useEffect(() => { void Promise.reject(new Error("söz")); }, []); return <View />;',
    "import { useEffect } from 'react';",
  ],
  [
    'useEffect(() => { setTimeout(() => { JSON.parse("nothing"); }, 500); }, []); return <View />;',
    "import { useEffect } from 'react';",
  ],
  ['const Part = JSON.parse("null"); return <Part />;'],
  ['return <Text>{new Intl.NumberFormat("xx-invalid-locale-name").format(1)}</Text>;'],
  ['if (Math.random() < 2) { while (Date.now() > 0) {} } return <View />;'],
];

/** 100 turns that must cost nothing, unless an answer heals and runs. */
export const brokenTurns: readonly BrokenTurn[] = [
  ...repeat(20, (at) => cutAt((at + 1) / 21)),
  ...syntax.map((body, at): BrokenTurn => {
    const turn = source('does not parse', app(body));
    // Only the end of one element is missing, and there is one place for it (docs/rules/fixers.md).
    return at === 0 ? { ...turn, healsTo: 'Merhaba' } : turn;
  }),
  ...imports.map((head) => source('imports nothing', app('return <View />;', head))),
  ...names.map((body) => source('unknown names', app(body))),
  ...phone.map((body) => source('works in browsers only', app(body))),
  ...omissions.map((text) => source('leaves code out', text)),
  ...unusable.map((answer) => ({ group: 'unusable answers', answer })),
  ...failures.map((answer) => ({ group: 'the provider fails', answer })),
  ...repeat(
    5,
    (): BrokenTurn => ({
      group: 'stopped',
      answer: { kind: 'silence', text: 'Başlık\n<file path="src/App.tsx">\nimport' },
    }),
  ),
  ...crashes.map(([body, head]) => crash(body, head)),
];
