import { describe, expect, it } from 'vitest';
import { isStorageFailure, isTransactionConflict } from './storage-failure.ts';

const errorWith = (message: string, facts: object = {}): Error => Object.assign(new Error(message), facts);

describe('isStorageFailure', () => {
  it.each([
    errorWith('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    errorWith('database or disk is full', { code: 'ERR_SQLITE_ERROR' }),
    errorWith('attempt to write a readonly database', { sqliteExtendedCode: 1032 }),
    errorWith('write failed', { errcode: 10 | (3 << 8) }),
    errorWith('no space left on device', { code: 'ENOSPC' }),
    errorWith('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
    errorWith('terminating connection due to administrator command', { code: '57P01' }),
    errorWith('the database system is starting up', { code: '57P03' }),
    errorWith('deadlock detected', { code: '40P01' }),
    errorWith('Query read timeout'),
    errorWith('Connection terminated unexpectedly'),
    errorWith('timeout exceeded when trying to connect'),
    new Error('the work failed', { cause: errorWith('read ECONNRESET', { code: 'ECONNRESET' }) }),
  ])('recognises $message', (error) => {
    expect(isStorageFailure(error)).toBe(true);
  });

  it.each([
    errorWith('UNIQUE constraint failed: users.email', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
    errorWith('duplicate key value', { code: '23505' }),
    errorWith('syntax error', { code: '42601' }),
    new TypeError('x is undefined'),
    null,
    'full',
  ])('is false for %s', (error) => {
    expect(isStorageFailure(error)).toBe(false);
  });
});

describe('isTransactionConflict', () => {
  it('recognises a deadlock and a serialization failure, also as a cause', () => {
    expect(isTransactionConflict(errorWith('deadlock detected', { code: '40P01' }))).toBe(true);
    const cause = errorWith('could not serialize access', { code: '40001' });
    expect(isTransactionConflict(new Error('the work failed', { cause }))).toBe(true);
  });

  it.each([errorWith('shutting down', { code: '57P01' }), errorWith('x', { code: '23505' }), null])(
    'is false for %s',
    (error) => {
      expect(isTransactionConflict(error)).toBe(false);
    },
  );
});
