import { parseReply, starterFiles } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectSource, transformSource } from '../../../platform/inspect/index.ts';
import { validateAnswers } from './validate-answer.ts';

const ports = { inspect: inspectSource, transform: transformSource };
const theme = `import { Platform } from 'react-native';

export const colors = { text: '#111', back: '#fff' };
export const space = (steps: number): number => steps * 8;
export const isPhone = Platform.OS !== 'web';
`;
const current = {
  ...starterFiles({ name: 'Deneme', language: 'tr' }),
  'src/theme.ts': theme,
  'src/broken.ts': 'export const a = (\n',
  'data.json': '{ "one": [1, 2], "two": [3, 4] }\n',
  'notes.md': 'Bir\nİki\nÜç\nDört\n',
};
const validate = (text: string) =>
  validateAnswers(current, { answers: [text], language: 'tr', request: '', seen: null, saved: {} }, ports);
const fence = (path: string, body: string): string => `**${path}**\n\`\`\`\n${body}\`\`\``;

const parts: readonly (readonly [string, string, string])[] = [
  ['a single line', 'src/theme.ts', "export const colors = { text: '#222' };\n"],
  ['statements of an explanation', 'src/theme.ts', 'const [value, setValue] = useState(1);\n'],
  ['a file without an export', 'src/theme.ts', theme.replace('export const space', 'const space')],
  ['a file without its imports', 'src/theme.ts', theme.replace(/^import.*\n/, '')],
  ['a file that does not parse', 'src/theme.ts', `${theme}export const more = (\n`],
  ['the start of a file', 'src/theme.ts', theme.replace(/^export const isPhone.*\n/m, '')],
  ['./ in front of the path', './src/theme.ts', "export const colors = { text: '#222' };\n"],
  ['JSON without a key', 'data.json', '{ "one": [1, 2, 3, 4, 5, 6, 7, 8, 9] }\n'],
  ['JSON that does not parse', 'data.json', '{ "one": [1, 2], "two": [3, 4], ... }\n'],
  ['a line of a text', 'notes.md', 'Bir\n'],
];
const wholes: readonly (readonly [string, string, string])[] = [
  ['a whole module', 'src/theme.ts', theme.replace('#111', '#222')],
  ['a module with more exports', 'src/theme.ts', `${theme}export const radius = 8;\n`],
  ['a module that re-exports', 'src/theme.ts', `${theme}export * from './more';\n`],
  ['a file whose earlier version does not parse', 'src/broken.ts', 'export const a = 1;\n'],
  ['JSON with all keys', 'data.json', '{ "one": [1], "two": [3, 4], "three": 3 }\n'],
  ['a text', 'notes.md', 'Bir\nİki\nÜç\nBeş\n'],
  ['a new file', 'src/new.ts', 'export const a = 1;\n'],
];
const more = fence('src/more.ts', 'export const more = 1;\n');

describe('findPartial', () => {
  it.each(parts)('keeps a file when a fence has %s', (_, path, body) => {
    const validation = validate(fence(path, body));
    const kept = path.replace('./', '');
    expect(validation).toMatchObject({
      ok: false,
      error: { type: 'ai_reply_invalid_files' },
      problems: [{ kind: 'partial-file', path: kept, params: { path: kept } }],
      files: null,
    });
  });

  it.each(wholes)('writes %s of a fence', (_, path, body) => {
    const validation = validate(`${fence(path, body)}\n${more}`);
    expect(validation).toMatchObject({ ok: true, changes: { [path]: body } });
  });

  it('rejects a whole module of a fence with a comment in place of code', () => {
    const body = theme.replace(
      /^export const space.*$/m,
      '// ... existing code ...\nexport const space = 1;',
    );
    expect(validate(fence('src/theme.ts', body))).toMatchObject({
      ok: false,
      problems: [{ kind: 'omitted-code', path: 'src/theme.ts' }],
    });
  });

  it('does not apply to tagged files, which are complete by their form', () => {
    const body = 'export const colors = {};\n';
    expect(validate(`<file path="src/theme.ts">\n${body}</file>`)).toMatchObject({ ok: true });
    const read = parseReply(`<file path="src/theme.ts">\n${body}</file>`);
    expect(read.ok && read.value.isFenced).toBeUndefined();
  });
});
