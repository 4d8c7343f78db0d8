import type { ConsoleValue } from '@kilim/preview/host';
import { expect, it } from 'vitest';
import { formatConsoleValue } from './format-console-value.ts';

const text = (value: string): ConsoleValue => ({ kind: 'text', text: value });
const number = (value: number): ConsoleValue => ({ kind: 'primitive', type: 'number', text: String(value) });

it.each<[ConsoleValue, string]>([
  [text('hello'), 'hello'],
  [number(3), '3'],
  [{ kind: 'list', name: 'Array', items: [text('a'), number(1)], more: 2 }, '["a", 1, … +2]'],
  [{ kind: 'record', name: 'Object', entries: [['a', number(1)]], more: 0 }, '{ a: 1 }'],
  [{ kind: 'record', name: 'User', entries: [], more: 0 }, 'User {}'],
  [{ kind: 'error', name: 'TypeError', message: 'no', stack: '' }, 'TypeError: no'],
  [{ kind: 'cut', name: 'Object' }, 'Object …'],
  [
    {
      kind: 'error',
      name: 'Error',
      message: 'no',
      stack:
        'Error: no\n    at Home (app://project/src/Home.tsx?3:24:15)\n    at #d (http://localhost/runtime.js:5:321)',
    },
    'Error: no\n    Home (src/Home.tsx)',
  ],
])('formats %j', (value, line) => {
  expect(formatConsoleValue(value)).toBe(line);
});
