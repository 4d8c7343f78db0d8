import type { SessionId, UserId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { isReservedAddress, mayCloseAccount, mayRevokeSession } from './policy.ts';

it('reserves the administrator’s address in any case', () => {
  expect(isReservedAddress('yonetici@ornek.test', 'Yonetici@Ornek.test')).toBe(true);
  expect(isReservedAddress('ayse@ornek.test', 'Yonetici@Ornek.test')).toBe(false);
});

describe('revoking a session', () => {
  const sessionId = 'own' as SessionId;
  const other = 'other' as SessionId;
  it.each([
    [true, { sessionId }, sessionId],
    [true, { sessionId }, other],
    [true, { sessionId, awaitsFactor: true }, sessionId],
    [false, { sessionId, awaitsFactor: true }, other],
  ])('is %s for the caller %j and the session %s', (expected, caller, revoked) => {
    expect(mayRevokeSession(caller, revoked)).toBe(expected);
  });
});

it('keeps only the account of the first administrator open', () => {
  expect(mayCloseAccount('first' as UserId, 'first' as UserId)).toBe(false);
  expect(mayCloseAccount('second' as UserId, 'first' as UserId)).toBe(true);
  expect(mayCloseAccount('second' as UserId, null)).toBe(true);
});
