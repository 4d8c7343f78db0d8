import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { parseReply } from './parse-reply.ts';

const complete = {
  title: 'Görevler',
  newProject: false,
  projectName: '',
  files: {
    'src/App.tsx': 'export default function App() {}',
    'src/theme.ts': { edits: [{ search: '{"a":1}', replace: '' }] },
    'src/old.ts': null,
  },
  explanation: 'Tamam',
  changes: ['a'],
  architecture: '',
  nextSteps: ['b'],
};

describe('parseReply', () => {
  it.each([
    ['bare', JSON.stringify(complete)],
    ['fenced', `\`\`\`json\n${JSON.stringify(complete, null, 2)}\n\`\`\``],
    ['inside prose', `Elbette! İşte {uygulama}:\n${JSON.stringify(complete)}\nKolay gelsin :}`],
    ['after a byte order mark', `\uFEFF${JSON.stringify(complete)}`],
    ['after another object', `{"thinking": true}\n${JSON.stringify(complete)}`],
  ])('reads an object %s', (_, text) => {
    expect(parseReply(text)).toEqual({ ok: true, value: complete });
  });

  it('requires only files and fills in the other fields', () => {
    expect(parseReply('{"files":{"a.ts":""},"changes":"tek","nextSteps":[1,"iki"],"title":7}')).toEqual({
      ok: true,
      value: {
        title: '',
        newProject: false,
        projectName: '',
        files: { 'a.ts': '' },
        explanation: '',
        changes: ['tek'],
        architecture: '',
        nextSteps: ['iki'],
      },
    });
  });

  it.each([
    ['', 'not-json'],
    ['Üzgünüm, bunu yapamam.', 'not-json'],
    ['<!DOCTYPE html><script>var a = {"files":{"a.ts":""}}</script>', 'not-json'],
    ['<html><body>502</body></html>', 'not-json'],
    ['[1]', 'not-json'],
    ['{"files": {"a.ts": }}', 'not-json'],
    ['{"title":"a"}', 'no-files-object'],
    ['{"files":[]}', 'no-files-object'],
    ['{"files":null}', 'no-files-object'],
    ['{"files":{}}', 'empty-files'],
    ['{', 'truncated'],
    ['```json\n{"files":{"a.ts":"const a', 'truncated'],
    ['{"files":{"a.ts":{"edits":[{"search":"a","replace":"b"}]}', 'truncated'],
  ])('rejects %j as %s', (text, kind) => {
    expect(parseReply(text)).toEqual({ ok: false, error: { kind } });
  });

  it.each([
    ['{"files":{"a.ts":1}}', 'files.a.ts'],
    ['{"files":{"a.ts":{"edits":[]}}}', 'files.a.ts.edits'],
    ['{"files":{"a.ts":{"edits":[{"search":"","replace":""}]}}}', 'files.a.ts.edits.0.search'],
    ['{"files":{"__proto__":"x"}}', 'files.__proto__'],
  ])('reports the first invalid value of %j', (text, at) => {
    expect(parseReply(text)).toEqual({ ok: false, error: { kind: 'wrong-shape', at } });
  });

  it('never throws and reports any truncated answer', () => {
    fc.assert(fc.property(wildText(), (text) => void parseReply(text)));
    const text = JSON.stringify(complete);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length - 1 }), (length) => {
        expect(parseReply(text.slice(0, length))).toEqual({ ok: false, error: { kind: 'truncated' } });
      }),
    );
  });

  it('reads deep nesting in one pass', () => {
    expect(parseReply('{"a":'.repeat(200_000)).ok).toBe(false);
    expect(parseReply('{"a":1}'.repeat(100_000))).toEqual({ ok: false, error: { kind: 'no-files-object' } });
  });
});
