import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockReader } from './block-reader.ts';
import { parseReply } from './parse-reply.ts';
import type { ReplyFile } from './reply-schema.ts';

const code = 'export const a = 1;\n';
const file = (path: string, content = code): string => `<file path="${path}">\n${content}</file>`;
const pair = (search: string, replace: string): string =>
  `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
const edit = (path: string, ...pairs: string[]): string => `<edit path="${path}">\n${pairs.join('')}</edit>`;
const edits = (...pairs: readonly (readonly [string, string])[]): ReplyFile => ({
  edits: pairs.map(([search, replace]) => ({ search, replace })),
});

const cases: readonly (readonly [string, string, Readonly<Record<string, ReplyFile>>])[] = [
  ['one file', file('src/a.ts'), { 'src/a.ts': code }],
  ['two files', `${file('a.ts')}\n${file('b.ts')}`, { 'a.ts': code, 'b.ts': code }],
  ['prose around', `Hazır.\n\n${file('a.ts')}\n\nKolay gelsin.`, { 'a.ts': code }],
  ['single quotes', `<file path='a.ts'>\n${code}</file>`, { 'a.ts': code }],
  ['no quotes', `<file path=a.ts>\n${code}</file>`, { 'a.ts': code }],
  ['curly quotes', `<file path=“a.ts”>\n${code}</file>`, { 'a.ts': code }],
  ['spaces in the tag', `< file  path = "a.ts" >\n${code}</ file >`, { 'a.ts': code }],
  ['a tag over two lines', `<file\n  path="a.ts"\n>\n${code}</file>`, { 'a.ts': code }],
  ['other attributes', `<file lang="ts" type="x" path="a.ts" complete>\n${code}</file>`, { 'a.ts': code }],
  ['the attribute name', `<file name="a.ts">\n${code}</file>`, { 'a.ts': code }],
  ['the attribute filePath', `<file filePath="a.ts">\n${code}</file>`, { 'a.ts': code }],
  ['a fence inside', `<file path="a.ts">\n\`\`\`ts\n${code}\`\`\`\n</file>`, { 'a.ts': code }],
  ['a fence around', `\`\`\`xml\n${file('a.ts')}\n\`\`\``, { 'a.ts': code }],
  ['a tilde fence inside', `<file path="a.ts">\n~~~\n${code}~~~\n</file>`, { 'a.ts': code }],
  [
    'a fence in the content',
    file('a.md', '# A\n```ts\nx\n```\nend\n'),
    { 'a.md': '# A\n```ts\nx\n```\nend\n' },
  ],
  ['content on the tag line', `<file path="a.ts">export {};</file>`, { 'a.ts': 'export {};' }],
  ['Windows line ends after the tag', `<file path="a.ts">\r\n${code}</file>`, { 'a.ts': code }],
  ['no final tag', `<file path="a.ts">\n${code}`, { 'a.ts': code }],
  [
    'no final tag in between',
    `<file path="a.ts">\n${code}<file path="b.ts">\n${code}</file>`,
    { 'a.ts': code, 'b.ts': code },
  ],
  ['an empty file', '<file path="a.ts"></file>', { 'a.ts': '' }],
  [
    'tags in the content',
    file('a.tsx', 'const a = <View><Text>a</Text></View>;\n'),
    { 'a.tsx': 'const a = <View><Text>a</Text></View>;\n' },
  ],
  ['a component named File', file('a.tsx', '<File path="x" />\n'), { 'a.tsx': '<File path="x" />\n' }],
  [
    'comparisons in the content',
    file('a.ts', 'const b = 1 < 2 && 3 > 2;\n'),
    { 'a.ts': 'const b = 1 < 2 && 3 > 2;\n' },
  ],
  ['a later file of the same path', `${file('a.ts', 'old\n')}${file('a.ts')}`, { 'a.ts': code }],
  ['an edit', edit('a.ts', pair('a', 'b')), { 'a.ts': edits(['a', 'b']) }],
  ['two pairs', edit('a.ts', pair('a', 'b'), pair('c', 'd')), { 'a.ts': edits(['a', 'b'], ['c', 'd']) }],
  [
    'two edits of a file',
    edit('a.ts', pair('a', 'b')) + edit('a.ts', pair('c', 'd')),
    { 'a.ts': edits(['a', 'b'], ['c', 'd']) },
  ],
  ['several lines', edit('a.ts', pair('a\n  b', 'c\n\n  d')), { 'a.ts': edits(['a\n  b', 'c\n\n  d']) }],
  [
    'an empty replacement',
    '<edit path="a.ts">\n<<<<<<< SEARCH\na\n=======\n>>>>>>> REPLACE\n</edit>',
    { 'a.ts': edits(['a', '']) },
  ],
  [
    'short markers',
    '<edit path="a.ts">\n<<<<< SEARCH\na\n=====\nb\n>>>>> REPLACE\n</edit>',
    { 'a.ts': edits(['a', 'b']) },
  ],
  [
    'long markers',
    '<edit path="a.ts">\n<<<<<<<<< SEARCH\na\n=========\nb\n>>>>>>>>>\n</edit>',
    { 'a.ts': edits(['a', 'b']) },
  ],
  [
    'indented markers',
    '<edit path="a.ts">\n  <<<<<<< SEARCH\na\n  =======\nb\n  >>>>>>> REPLACE\n</edit>',
    { 'a.ts': edits(['a', 'b']) },
  ],
  [
    'a fence inside an edit',
    `<edit path="a.ts">\n\`\`\`\n${pair('a', 'b')}\`\`\`\n</edit>`,
    { 'a.ts': edits(['a', 'b']) },
  ],
  ['an edit without its final tag', `<edit path="a.ts">\n${pair('a', 'b')}`, { 'a.ts': edits(['a', 'b']) }],
  [
    'tags in an edit',
    edit('a.tsx', pair('<Text>', '<Text bold>')),
    { 'a.tsx': edits(['<Text>', '<Text bold>']) },
  ],
  ['a deletion', '<delete path="a.ts"/>', { 'a.ts': null }],
  ['a deletion with a space', '<delete path="a.ts" />', { 'a.ts': null }],
  ['a deletion without a slash', '<delete path="a.ts">', { 'a.ts': null }],
  ['remove', '<remove path="a.ts"/>', { 'a.ts': null }],
  ['a deletion without quotes', '<delete path=a.ts/>', { 'a.ts': null }],
  ['a move', '<move from="a.ts" to="b.ts"/>', { 'b.ts': { moveFrom: 'a.ts', edits: [] } }],
  [
    'a move in the other order',
    "<move to='b.ts' from='a.ts' />",
    { 'b.ts': { moveFrom: 'a.ts', edits: [] } },
  ],
  ['rename', '<rename from="a.ts" to="b.ts"/>', { 'b.ts': { moveFrom: 'a.ts', edits: [] } }],
  [
    'a move with an edit',
    `<move from="a.ts" to="b.ts"/>${edit('b.ts', pair('a', 'b'))}`,
    { 'b.ts': { moveFrom: 'a.ts', edits: [{ search: 'a', replace: 'b' }] } },
  ],
  [
    'all kinds',
    `${file('a.ts')}${edit('b.ts', pair('a', 'b'))}<delete path="c.ts"/><move from="d.ts" to="e.ts"/>`,
    { 'a.ts': code, 'b.ts': edits(['a', 'b']), 'c.ts': null, 'e.ts': { moveFrom: 'd.ts', edits: [] } },
  ],
  ['reasoning before', `<think>\n${file('draft.ts')}\n</think>\n${file('a.ts')}`, { 'a.ts': code }],
  [
    'reasoning of another name',
    `<reasoning>x ${file('draft.ts')}</reasoning>${file('a.ts')}`,
    { 'a.ts': code },
  ],
  ['thinking with spaces', `<thinking >${file('draft.ts')}</ thinking>${file('a.ts')}`, { 'a.ts': code }],
  ['only the end of reasoning', `First ${file('draft.ts')}\n</think>\n${file('a.ts')}`, { 'a.ts': code }],
  ['reasoning between', `${file('a.ts')}<think>${file('a.ts', 'draft\n')}</think>`, { 'a.ts': code }],
  [
    'reasoning around JSON',
    `<think>{"files":{"draft.ts":""}}</think>{"files":{"a.ts":"x"}}`,
    { 'a.ts': 'x' },
  ],
  ['a path above a fence', `src/a.ts\n\`\`\`ts\n${code}\`\`\``, { 'src/a.ts': code }],
  ['a bold path above a fence', `**src/a.ts**\n\n\`\`\`ts\n${code}\`\`\``, { 'src/a.ts': code }],
  ['a heading above a fence', `### \`src/a.ts\`:\n\`\`\`ts\n${code}\`\`\``, { 'src/a.ts': code }],
  ['a path with a word', `Dosya: src/a.ts\n\`\`\`\n${code}\`\`\``, { 'src/a.ts': code }],
  ['a path in the fence', `\`\`\`ts src/a.ts\n${code}\`\`\``, { 'src/a.ts': code }],
  ['a titled fence', `\`\`\`ts title="src/a.ts"\n${code}\`\`\``, { 'src/a.ts': code }],
  [
    'a path in the first comment',
    `\`\`\`ts\n// src/a.ts\n${code}\`\`\``,
    { 'src/a.ts': `// src/a.ts\n${code}` },
  ],
  [
    'a fence with objects in its code',
    'src/a.ts\n```ts\nexport const a = [{}, { "b": 1 }];\n```',
    { 'src/a.ts': 'export const a = [{}, { "b": 1 }];\n' },
  ],
  [
    'a fence with files in its object',
    'package.json\n```json\n{"files":["a"]}\n```',
    { 'package.json': '{"files":["a"]}\n' },
  ],
  ['JSON', '{"files":{"a.ts":"x"}}', { 'a.ts': 'x' }],
  [
    'JSON with tags in a file',
    '{"files":{"a.tsx":"<project name=\\"a\\" /><file path=\\"b\\">"}}',
    { 'a.tsx': '<project name="a" /><file path="b">' },
  ],
  [
    'JSON in a tagged file',
    file('package.json', '{"files":["a"]}\n'),
    { 'package.json': '{"files":["a"]}\n' },
  ],
  [
    'JSON with a list',
    '{"files":[{"path":"a.ts","content":"x"},{"path":"b.ts","delete":true}]}',
    { 'a.ts': 'x', 'b.ts': null },
  ],
  ['two JSON answers', '{"files":{"a.ts":"old"}}\n\n{"files":{"a.ts":"new"}}', { 'a.ts': 'new' }],
  ['tool arguments', '{"name":"write","arguments":{"files":{"a.ts":"x"}}}', { 'a.ts': 'x' }],
  [
    'tool arguments as text',
    '{"name":"write","arguments":"{\\"path\\":\\"a.ts\\",\\"content\\":\\"x\\"}"}',
    { 'a.ts': 'x' },
  ],
  [
    'a nested tool call',
    '{"function":{"name":"w","arguments":"{\\"files\\":{\\"a.ts\\":\\"x\\"}}"}}',
    { 'a.ts': 'x' },
  ],
];

describe('parseReply', () => {
  it.each(cases)('reads %s', (_, text, files) => {
    const read = parseReply(text);
    expect(read.ok ? read.value.files : read.error).toEqual(files);
  });

  it('takes title and explanation from the prose and the new project from its tag', () => {
    const text = `## Sepet hazır\n\nÜç ekran var.\n<project name="Sepet"/>\n${file('a.ts')}\nİyi günler.`;
    expect(parseReply(text)).toMatchObject({
      ok: true,
      value: {
        title: 'Sepet hazır',
        explanation: '## Sepet hazır\n\nÜç ekran var.\n\nİyi günler.',
        newProject: true,
        projectName: 'Sepet',
      },
    });
  });

  it('takes title and explanation of fenced files from the prose around them and marks them', () => {
    const text = `Renk değişti.\n\n**src/a.ts**\n\n\`\`\`ts\n${code}\`\`\`\n\nÖrnek:\n\`\`\`\nnpm start\n\`\`\`\n`;
    expect(parseReply(text)).toMatchObject({
      ok: true,
      value: {
        title: 'Renk değişti.',
        explanation: 'Renk değişti.\n\nÖrnek:\n```\nnpm start\n```',
        files: { 'src/a.ts': code },
        isFenced: true,
      },
    });
    const tagged = parseReply(file('a.ts'));
    expect(tagged.ok && tagged.value.isFenced).toBeUndefined();
  });

  it.each([
    ['an edit without pairs', '<edit path="a.ts">\nnew code\n</edit>', 'a.ts'],
    ['a pair without its end', '<edit path="a.ts">\n<<<<<<< SEARCH\na\n=======\nb\n</edit>', 'a.ts'],
    ['a file without a path', `<file>\n${code}</file>`, 'file'],
    ['a move without a target', '<move from="a.ts"/>', 'move'],
    ['an edit of a written file', file('a.ts') + edit('a.ts', pair('a', 'b')), 'a.ts'],
  ])('rejects %s', (_, text, at) => {
    expect(parseReply(text)).toEqual({ ok: false, error: { kind: 'wrong-shape', at } });
  });

  it.each([
    'Bu ekran üç bölümden oluşur.',
    'In src/App.tsx the state is kept with useState, for example as follows here:\n```ts\nconst [a] = useState(1);\n```',
    `<think>${file('a.ts')}</think>Ne istersiniz?`,
    `<think>${file('a.ts')}`,
    'src/a.ts\n```ts\nexport const a = 1;\n',
  ])('finds no answer in %j', (text) => {
    expect(parseReply(text)).toEqual({ ok: false, error: { kind: 'not-json' } });
  });
});

it.each([
  edit('a.ts', pair('a', 'b')),
  '```a\n',
  'a.ts\n```\nx\n```\n',
  '```\n~~~\n',
  '<file path="',
  '{"',
  '<think>',
])('reads a megabyte of %j', (text) => {
  expect(() => parseReply(text.repeat(Math.ceil(1_000_000 / text.length)))).not.toThrow();
});

describe('createBlockReader', () => {
  const record = (chunks: readonly string[]): string[] => {
    const events: { readonly kind: string; readonly texts: string[] }[] = [];
    const add = (kind: string, text: string): void => {
      const last = events.at(-1);
      if (last?.kind === kind && (kind === 'prose' || kind === 'content')) last.texts.push(text);
      else events.push({ kind, texts: [text] });
    };
    const reader = createBlockReader({
      prose: (text) => add('prose', text),
      tag: ({ name, path }) => add('tag', `${name} ${path}`),
      open: ({ name, path }) => add('open', `${name} ${path}`),
      content: (text) => add('content', text),
      close: (isComplete) => add('close', String(isComplete)),
      reset: () => add('reset', ''),
    });
    for (const chunk of chunks) reader.write(chunk);
    reader.end();
    return events.map(({ kind, texts }) => `${kind}:${texts.join('')}`);
  };
  const cut = (text: string, places: readonly number[]): string[] => {
    const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
    return [0, ...sorted].map((start, at) => text.slice(start, sorted[at] ?? text.length));
  };

  it('gives the same parts however an answer is cut', () => {
    const places = fc.array(fc.nat(), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...cases.map(([, text]) => text)), places, (text, at) => {
        expect(record(cut(text, at))).toEqual(record([text]));
      }),
      { numRuns: 500 },
    );
    for (const [, text] of cases) expect(record([...text])).toEqual(record([text]));
  });

  it('gives the same parts for any mixture of tags', () => {
    const part = fc.constantFrom(
      '<file path="a">',
      '</file>',
      '<think>',
      '</think>',
      '<edit path=b>',
      '</edit>',
      '<',
      '>',
      '/',
      '\n',
      'a',
      ' ',
      '<delete path="c"/>',
      '<fi',
      'le',
      '"',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), fc.array(fc.nat(), { maxLength: 20 }), (parts, at) => {
        const text = parts.join('');
        expect(record(cut(text, at))).toEqual(record([text]));
      }),
      { numRuns: 500 },
    );
  });

  it('marks a block that the answer leaves open', () => {
    expect(record(['<file path="a.ts">\nabc'])).toEqual(['open:file a.ts', 'content:\nabc', 'close:false']);
  });

  it('reads a megabyte of angle brackets in pieces', () => {
    expect(record(Array.from({ length: 2_000 }, () => '<a <'.repeat(125)))).toHaveLength(1);
  });
});
