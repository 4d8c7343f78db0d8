import { describe, expect, it } from 'vitest';
import { fixJsonSyntax } from './fix-json-syntax.ts';

describe('fixJsonSyntax', () => {
  it.each([
    ['{"a": [1, 2,],}', { a: [1, 2] }],
    ['{a: \'b\', "c-d": -1.5e3}', { a: 'b', 'c-d': -1500 }],
    ['// note\n{"a": /* x */ true}', { a: true }],
    ['\uFEFF{"a": null}', { a: null }],
    ['```json\n{"a": "\\u00e7 \\" // no comment"}\n```', { a: 'ç " // no comment' }],
    ["{'a': 'it\\'s \"b\"'}", { a: 'it\'s "b"' }],
  ])('reads %j', (source, value) => {
    expect(fixJsonSyntax(source)).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  it.each(['{"a": 1', '{"a": 1 2}', '{"a" 1}', '{"a": "b\n"}', '', 'a: 1', '{"a": 1 / 2}', '[,1]', '/*'])(
    'leaves %j to the checks',
    (source) => {
      expect(fixJsonSyntax(source)).toBeUndefined();
    },
  );
});
