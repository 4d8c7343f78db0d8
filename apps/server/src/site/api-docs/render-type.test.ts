import { expect, it } from 'vitest';
import type { JsonSchema } from '../../platform/openapi/index.ts';
import { renderType } from './render-type.ts';

it.each<[string, JsonSchema, string]>([
  ['a plain type', { type: 'string' }, 'string'],
  ['keywords', { type: 'string', minLength: 1, maxLength: 9 }, 'string (minLength: 1, maxLength: 9)'],
  ['a constant', { const: 'ok' }, '&quot;ok&quot;'],
  ['an enumeration', { enum: ['a', 1] }, '&quot;a&quot; | 1'],
  ['a choice', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
  ['an array', { type: 'array', items: { type: 'string' } }, 'string[]'],
  ['an array of a choice', { type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  ['a reference', { $ref: '#/components/schemas/Plan' }, '<a href="#schema-Plan">Plan</a>'],
  ['a map', { type: 'object', additionalProperties: { type: 'string' } }, '{\n  [key: string]: string;\n}'],
  ['an empty object', { type: 'object' }, '{}'],
  ['anything', {}, 'unknown'],
])('renders %s', (_name, schema, expected) => {
  expect(renderType(schema)).toBe(expected);
});

it('renders nested objects with optional fields', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { a: { type: 'object', properties: { b: { type: 'boolean' } } } },
    required: ['a'],
  };
  expect(renderType(schema)).toBe('{\n  a: {\n    b?: boolean;\n  };\n}');
});

it('escapes names and values', () => {
  const schema: JsonSchema = { type: 'object', properties: { '<b>': { const: '<i>' } } };
  expect(renderType(schema)).toBe('{\n  &lt;b&gt;?: &quot;&lt;i&gt;&quot;;\n}');
});
