import { parseReply, type Reply, starterFiles } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectSource, transformSource } from '../../../platform/inspect/index.ts';
import { screenWith, writeReply } from '../testing/turn-fixture.ts';
import { diffFiles } from './file-changes.ts';
import { formatProblems } from './format-problems.ts';
import { readAnswer, validateReplies } from './validate-answer.ts';

const ports = { inspect: inspectSource, transform: transformSource };
const starter = starterFiles({ name: 'Deneme', language: 'tr' });

function replyWith(files: Record<string, unknown>): Reply {
  const read = parseReply(writeReply({ files }));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

describe('validateReplies', () => {
  it('returns created, changed and deleted files', () => {
    const current = { ...starter, 'src/old.ts': 'export {};\n' };
    const validation = validateReplies(
      current,
      [
        replyWith({
          'src/App.tsx': screenWith('a'),
          'src/new.ts': 'export const a = 1;\n',
          'src/old.ts': null,
        }),
      ],
      ports,
    );
    expect(validation).toMatchObject({
      ok: true,
      changes: { 'src/App.tsx': screenWith('a'), 'src/new.ts': 'export const a = 1;\n', 'src/old.ts': null },
    });
  });

  it('applies a repair on top of the answer', () => {
    const broken = replyWith({
      'src/App.tsx': screenWith('a').replace('</View>', ''),
      'src/b.ts': 'export {};\n',
    });
    const repair = replyWith({
      'src/App.tsx': { edits: [{ search: '</Text>', replace: '</Text></View>' }] },
    });
    expect(validateReplies(starter, [broken], ports).ok).toBe(false);
    expect(validateReplies(starter, [broken, repair], ports)).toMatchObject({ ok: true });
  });

  it('completes an element whose end is missing to the app that was meant, with no other change', () => {
    const meant = screenWith('a');
    const answer = replyWith({ 'src/App.tsx': meant.replace('</Text>', '') });
    expect(validateReplies(starter, [answer], ports)).toMatchObject({
      ok: true,
      changes: { 'src/App.tsx': meant },
    });
  });

  it('ignores problems of unchanged files', () => {
    const current = { ...starter, 'src/broken.ts': 'const a = (' };
    const untouched = validateReplies(current, [replyWith({ 'src/App.tsx': screenWith('a') })], ports);
    expect(untouched.ok).toBe(true);
    const touched = validateReplies(current, [replyWith({ 'src/broken.ts': 'const b = (' })], ports);
    expect(touched).toMatchObject({
      ok: false,
      problems: [{ kind: 'syntax', path: 'src/broken.ts', line: 1 }],
    });
  });

  it('reports problems that the answer causes in other files', () => {
    const current = {
      ...starter,
      'src/App.tsx': `import { a } from './a';\n${screenWith('{a}')}`,
      'src/a.ts': 'export const a = 1;\n',
    };
    const validation = validateReplies(current, [replyWith({ 'src/a.ts': null })], ports);
    expect(validation).toMatchObject({
      ok: false,
      problems: [{ kind: 'unresolved-import', path: 'src/App.tsx' }],
    });
    expect(validation.ok === false && formatProblems(validation.problems)).toBe(
      "- src/App.tsx:1: imports a file that does not exist: import './a' [unresolved-import]",
    );
  });

  it('rejects fifty answers that were cut or left code out', () => {
    const whole = screenWith('uzun bir metin');
    const comments = [
      '// ... rest of the code',
      '// existing code here',
      '// rest of the file unchanged',
      '// kodun geri kalanı aynı',
    ];
    const start = whole.indexOf('return');
    for (let at = 0; at < 46; at += 1) {
      const length = start + Math.floor(((whole.length - 2 - start) * at) / 46);
      const validation = validateReplies(
        starter,
        [replyWith({ 'src/App.tsx': whole.slice(0, length) })],
        ports,
      );
      expect(validation.ok, `cut at ${length}`).toBe(false);
    }
    for (const comment of comments) {
      const validation = validateReplies(
        starter,
        [replyWith({ 'src/App.tsx': `${comment}\n${whole}` })],
        ports,
      );
      expect(validation.ok, comment).toBe(false);
    }
  });
});

it('parses an answer or returns its error', () => {
  expect(readAnswer(writeReply({ files: { 'a.ts': 'x' } }))).toMatchObject({ ok: true });
  expect(readAnswer('Merhaba!')).toMatchObject({ ok: false, error: { type: 'ai_reply_unreadable' } });
  expect(readAnswer('{"files":{')).toMatchObject({ ok: false, error: { type: 'ai_reply_truncated' } });
  const edits = Array.from({ length: 1_001 }, (_, at) => ({ search: `${at}`, replace: '' }));
  expect(readAnswer(writeReply({ files: { 'a.ts': { edits } } }))).toMatchObject({
    ok: false,
    error: { type: 'ai_reply_invalid_files' },
  });
  expect(readAnswer('{"files":{"a.ts":1}}')).toMatchObject({
    ok: false,
    error: { type: 'ai_reply_invalid_files' },
  });
});

it('compares files by content', () => {
  expect(diffFiles({ a: '1', b: '2', constructor: 'x' }, { b: '3', c: '4', constructor: 'x' })).toEqual({
    a: null,
    b: '3',
    c: '4',
  });
  expect(diffFiles({}, { constructor: 'x' })).toEqual({ constructor: 'x' });
});
