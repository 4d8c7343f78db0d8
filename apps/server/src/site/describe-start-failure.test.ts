import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/index.ts';
import { NewerDatabaseError } from '../platform/db/index.ts';
import { ServerKeyError } from '../platform/secrets/index.ts';
import { DataDirectoryInUseError } from './data-directory.ts';
import { describeStartFailure, type StartFacts } from './describe-start-failure.ts';

const facts: StartFacts = { dataFolder: '/srv/data', databaseUrl: undefined, host: '10.9.8.7', port: 3000 };
const onPostgres: StartFacts = { ...facts, databaseUrl: 'postgres://kilim:hush@db.test:5432/kilim' };
const failure = (message: string, code?: string, syscall?: string): Error =>
  Object.assign(new Error(message), code && { code }, syscall && { syscall });

describe('describeStartFailure', () => {
  it.each([
    [failure('listen', 'EADDRINUSE', 'listen'), /Port 3000 is taken.*PORT=3001/],
    [failure('listen', 'EACCES', 'listen'), /above 1023/],
    [failure('listen', 'EADDRNOTAVAIL', 'listen'), /HOST=10\.9\.8\.7/],
    [failure('getaddrinfo', 'ENOTFOUND', 'getaddrinfo'), /HOST=10\.9\.8\.7/],
    [failure('mkdir', 'EEXIST', 'mkdir'), /\/srv\/data can't be made/],
    [failure('mkdir', 'ENOTDIR', 'mkdir'), /can't be made/],
    [failure('open', 'EROFS', 'open'), /can't be written to/],
    [failure('unable to open database file', 'ERR_SQLITE_ERROR'), /can't be written to/],
    [failure('database or disk is full', 'ERR_SQLITE_ERROR'), /No space is left/],
    [failure('write', 'ENOSPC', 'write'), /No space is left/],
    [failure('file is not a database', 'ERR_SQLITE_ERROR'), /damaged/],
  ])('explains what to do about %s', (error, expected) => {
    expect(describeStartFailure(error, facts)).toMatch(expected);
  });

  it.each([
    [failure('connect', 'ECONNREFUSED', 'connect'), /does not answer/],
    [failure('timeout exceeded when trying to connect'), /does not answer/],
    [failure('getaddrinfo', 'ENOTFOUND', 'getaddrinfo'), /does not answer/],
    [failure('password authentication failed', '28P01'), /refuses the user or password/],
    [failure('database "kilim" does not exist', '3D000'), /no such database/],
    [failure('open', 'EACCES', 'open'), /\/srv\/data can't be written to/],
  ])('does not show the password of the database: %s', (error, expected) => {
    const sentence = describeStartFailure(error, onPostgres);
    expect(sentence).toMatch(expected);
    expect(sentence).not.toContain('hush');
  });

  it.each([
    new DataDirectoryInUseError('/srv/data', 'process 7 on box'),
    new NewerDatabaseError(['0099-later']),
    new ServerKeyError('/srv/data/server.key is missing', '/srv/data'),
  ])('returns the message of $name', (error) => {
    expect(describeStartFailure(error, facts)).toBe(error.message);
  });

  it('returns the message of a configuration error and null for unknown errors', () => {
    expect(describeStartFailure(new ConfigError(['PORT: wrong']), null)).toContain('PORT: wrong');
    expect(describeStartFailure(new TypeError('x is undefined'), facts)).toBeNull();
    expect(describeStartFailure(failure('x', 'ECONNREFUSED'), null)).toBeNull();
  });
});
