import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameMessage, STORAGE_CHARACTERS, STORAGE_ITEMS, STORAGE_KEY_CHARACTERS } from '../protocol.ts';
import { readFrameMessage } from './read-frame-message.ts';

const position = { path: 'src/a.ts', version: 1, line: 2, column: 3, name: null };
const VALID: readonly FrameMessage[] = [
  { type: 'update-applied', update: 1, remounted: true, took: 2.5, mounted: true },
  { type: 'update-painted', update: 1 },
  { type: 'marked', count: 3, area: { x: -4, y: 10, width: 40, height: 0 } },
  { type: 'marked', count: 0, area: null },
  { type: 'measured', request: 2, areas: [[{ x: 1, y: 2, width: 3, height: 4 }], []] },
  {
    type: 'storage-changed',
    changes: [
      ['__proto__', '{}'],
      ['b', null],
    ],
  },
  { type: 'picture-taken', request: 1, bytes: new ArrayBuffer(8) },
  { type: 'picture-taken', request: 2, bytes: null },
  {
    type: 'runtime-error',
    update: 1,
    mounted: false,
    error: { name: 'Error', message: 'm', positions: [position], origin: 'event', path: null },
  },
  {
    type: 'console',
    entry: {
      level: 'warn',
      values: [
        { kind: 'text', text: 'a' },
        { kind: 'list', name: 'Array', more: 0, items: [{ kind: 'primitive', type: 'null', text: 'null' }] },
      ],
      position,
    },
  },
  {
    type: 'console',
    entry: {
      level: 'log',
      values: [
        { kind: 'record', name: '', more: 1, entries: [['k', { kind: 'cut', name: 'Object' }]] },
        { kind: 'error', name: 'E', message: 'm', stack: 's' },
      ],
      position: null,
    },
  },
  { type: 'pick', event: { kind: 'ended' } },
  {
    type: 'pick',
    event: {
      kind: 'picked',
      element: { path: 'src/a.tsx', line: 2, column: 3, name: 'Text', text: 'Ekle', props: 'size={2}' },
    },
  },
  { type: 'console-dropped', count: 3 },
  { type: 'pong', ping: 4 },
];

describe('readFrameMessage', () => {
  it('reads valid messages', () => {
    for (const message of VALID) expect(readFrameMessage(message)).toEqual(message);
  });

  it('never throws and limits the size of any message', () => {
    const type = fc.constantFrom('update-applied', 'runtime-error', 'console', 'pong', 'console-dropped');
    fc.assert(fc.property(fc.anything(), (data) => void readFrameMessage(data)));
    fc.assert(
      fc.property(
        type,
        fc.dictionary(fc.constantFrom('update', 'error', 'entry', 'count', 'ping'), fc.anything()),
        (name, rest) => {
          expect(JSON.stringify(readFrameMessage({ ...rest, type: name })).length).toBeLessThan(10_000);
        },
      ),
    );
  });

  it('truncates long texts, lists and nesting', () => {
    const text = { kind: 'text', text: 'x'.repeat(1_000_000) };
    const long = readFrameMessage({
      type: 'console',
      entry: { level: 'log', values: Array.from({ length: 1000 }, () => text), position: null },
    });
    expect(JSON.stringify(long).length).toBeLessThan(100_000);
    let deep: unknown = text;
    for (let depth = 0; depth < 10_000; depth += 1) deep = { kind: 'list', name: '', items: [deep], more: 0 };
    expect(
      JSON.stringify(
        readFrameMessage({ type: 'console', entry: { level: 'log', values: [deep], position: null } }),
      ).length,
    ).toBeLessThan(2000);
  });

  it('rejects invalid numbers', () => {
    for (const ping of [-1, 1.5, Number.NaN, '1', null])
      expect(readFrameMessage({ type: 'pong', ping })).toBeNull();
  });

  it('rejects stored values that are more than an app can store', () => {
    const read = (changes: unknown) => readFrameMessage({ type: 'storage-changed', changes });
    const half = 'x'.repeat(STORAGE_CHARACTERS / 2);
    expect(read([['a', half]])).not.toBeNull();
    for (const changes of [
      [
        ['a', half],
        ['b', half],
      ],
      [['k'.repeat(STORAGE_KEY_CHARACTERS + 1), '']],
      Array.from({ length: 2 * STORAGE_ITEMS + 1 }, (_, index) => [String(index), null]),
      [['a', 1]],
      [['a']],
      [[1, 'a']],
      ['ab'],
      { length: 1, 0: ['a', 'b'] },
    ])
      expect(read(changes)).toBeNull();
  });
});

it.each([
  { x: 0, y: 0, width: -1, height: 4 },
  { x: 0.5, y: 0, width: 1, height: 4 },
  { x: Number.NaN, y: 0, width: 1, height: 4 },
  { x: 9_999_999, y: 0, width: 1, height: 4 },
  { x: 0, y: 0, width: 1 },
  'everywhere',
])('takes no area from %j', (area) => {
  expect(readFrameMessage({ type: 'marked', count: 1, area })).toEqual({
    type: 'marked',
    count: 1,
    area: null,
  });
});
