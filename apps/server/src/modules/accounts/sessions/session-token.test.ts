import type { UserId } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseSessionToken,
  createSecret,
  encodeSessionToken,
  hashSecret,
  parseSessionToken,
} from './session-token.ts';

const token = { userId: 'ayse' as UserId, secret: createSecret() };
const encoded = encodeSessionToken(token);

describe('a session token', () => {
  it('round-trips any id and secret', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/),
        fc.string({ minLength: 1, maxLength: 64 }),
        (userId, secret) => {
          const value = { userId: userId as UserId, secret };
          expect(parseSessionToken(encodeSessionToken(value))).toEqual(value);
        },
      ),
    );
  });

  it('is base64 of JSON {id, secret} without characters that a cookie must escape', () => {
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual({
      id: 'ayse',
      secret: token.secret,
    });
    expect(encoded).toMatch(/^[A-Za-z0-9+/=]+$/);
  });

  it('parses any other text as null without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String()), (text) => {
        const parsed = parseSessionToken(text);
        expect(parsed === null || typeof parsed.secret === 'string').toBe(true);
      }),
    );
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    for (const value of [null, [], 7, {}, { id: 'a' }, { id: '../a', secret: 'x' }, { id: 'a', secret: 7 }]) {
      expect(parseSessionToken(encode(value))).toBeNull();
    }
    expect(parseSessionToken(encode({ id: 'a', secret: 'x'.repeat(2000) }))).toBeNull();
  });

  it('is stored as a hash of its secret', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(createSecret()).not.toBe(createSecret());
  });
});

describe('credentials of a request', () => {
  const other = encodeSessionToken({ userId: 'baska' as UserId, secret: 'x' });
  const fallback = JSON.stringify({ a_session_kilim: encoded });

  it.each([
    ['cookie', { cookie: encoded, legacyCookie: other, session: other, fallback: '{}' }],
    ['legacy cookie', { legacyCookie: encoded, session: other }],
    ['session header', { session: encoded, fallback: JSON.stringify({ a_session_kilim: other }) }],
    ['fallback cookies', { fallback }],
    ['cookie that is readable', { cookie: 'nonsense', legacyCookie: encoded }],
  ])('are read from the %s first', (_, credentials) => {
    expect(chooseSessionToken(credentials, 'kilim')).toEqual(token);
  });

  it.each([
    ['nothing', {}],
    ['an empty list after logout', { fallback: '[]' }],
    ['an unreadable fallback', { fallback: '{"a_session' }],
    ['a fallback that is null', { fallback: 'null' }],
    ['another project’s cookie', { fallback: JSON.stringify({ a_session_other: encoded }) }],
    ['an inherited name', { fallback: '{"__proto__":{"a_session_kilim":"x"}}' }],
  ])('are absent for %s', (_, credentials) => {
    expect(chooseSessionToken(credentials, 'kilim')).toBeNull();
  });
});
