import { expect, it } from 'vitest';
import { z } from 'zod';
import { validate } from './validate.ts';

const schema = z.strictObject({
  name: z.string().max(5),
  list: z.array(z.strictObject({ text: z.string() })).default([]),
});

it('returns the parsed value', () => {
  expect(validate('body', schema, { name: 'a' })).toEqual({ name: 'a', list: [] });
  expect(validate('body', undefined, { anything: 1 })).toBeUndefined();
});

it.each([
  [
    { name: 1, more: 1, list: [{}] },
    { name: 'wrong_type', more: 'unknown_field', 'list.0.text': 'required' },
  ],
  [{ name: 'too long' }, { name: 'too_big' }],
  ['text', { body: 'wrong_type' }],
  [{ name: 'a\u0000' }, { name: 'invalid' }],
  [{ name: 'a', list: [{ text: 'ok' }, { text: '\u0000' }] }, { 'list.1.text': 'invalid' }],
])('names every wrong field of %j', (value, fields) => {
  expect(() => validate('body', schema, value)).toThrow(
    expect.objectContaining({ type: 'general_argument_invalid', fields }),
  );
});

it('accepts the characters of an escaped U+0000', () => {
  expect(validate('body', schema, { name: '\\u000' })).toMatchObject({ name: '\\u000' });
});

it('rejects U+0000 in the keys of a record', () => {
  const prefs = z.record(z.string(), z.unknown());
  expect(() => validate('body', prefs, { theme: { 'a\u0000': 1 } })).toThrow(
    expect.objectContaining({ type: 'general_argument_invalid', fields: { theme: 'invalid' } }),
  );
});
