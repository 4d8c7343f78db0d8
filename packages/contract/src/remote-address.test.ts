import { expect, it } from 'vitest';
import { isBranchName, readRemoteAddress } from './remote-address.ts';

it.each([
  [' https://github.com/ann/app.git ', 'https://github.com/ann/app.git'],
  ['github.com/ann/app', 'https://github.com/ann/app'],
  ['https://git.example:8443/a/', 'https://git.example:8443/a'],
  ['http://127.0.0.1:3000/a.git', 'http://127.0.0.1:3000/a.git'],
  ['HTTPS://GitHub.com/Ann/App', 'https://github.com/Ann/App'],
])('reads %j', (text, address) => {
  expect(readRemoteAddress(text)).toBe(address);
});

it.each([
  '',
  'merhaba',
  'ann/app',
  'git@github.com:ann/app.git',
  'ssh://git@github.com/ann/app.git',
  'git://github.com/ann/app.git',
  'file:///etc/passwd',
  'https://ann:secret@github.com/ann/app.git',
  'https://secret@github.com/ann/app.git',
  'https://github.com',
  'https://github.com/ann/app?a=b',
  'https://github.com/ann/app#main',
  `https://github.com/${'a'.repeat(500)}`,
])('refuses %j', (text) => {
  expect(readRemoteAddress(text)).toBeNull();
});

it.each(['main', 'kilim-2026-11-23', 'feature/şehir', 'a.b', 'v1@2'])('accepts the branch %j', (name) => {
  expect(isBranchName(name)).toBe(true);
});

it.each([
  '',
  '@',
  'HEAD',
  '-a',
  'a b',
  'a..b',
  'a~1',
  'a^',
  'a:b',
  'a?',
  '/a',
  'a/',
  'a//b',
  '.a',
  'a/.b',
  'a.lock',
  'a.',
  'a@{1}',
  'a\\b',
  'a\u0000',
])('refuses the branch %j', (name) => {
  expect(isBranchName(name)).toBe(false);
});
