import { describe, expect, it } from 'vitest';
import { createAddressList, isLoopback, readHostname } from './host-names.ts';

describe('isLoopback', () => {
  it.each([
    'localhost',
    'LocalHost',
    '127.0.0.1',
    '127.0.0.2',
    '127.255.255.254',
    '::1',
    '[::1]',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '[::ffff:7f00:1]',
  ])('is true for %s', (hostname) => expect(isLoopback(hostname)).toBe(true));

  it.each([
    '127.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    '127.1',
    '0127.0.0.1',
    '2130706433',
    '0x7f.0.0.1',
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '::2',
    '::ffff:128.0.0.1',
    'localhost.evil.example',
    'studio.localhost',
    'localhost.',
    '[::1].evil.example',
    '',
  ])('is false for %j', (hostname) => expect(isLoopback(hostname)).toBe(false));
});

describe('readHostname', () => {
  it.each([
    ['localhost:3000', 'localhost'],
    ['Kilim.Example', 'kilim.example'],
    ['192.168.1.5:3000', '192.168.1.5'],
    ['[2001:DB8::1]:3000', '2001:db8::1'],
    ['[::1]', '::1'],
  ])('reads %s as %s', (host, hostname) => expect(readHostname(host)).toBe(hostname));

  it.each([
    '',
    ':3000',
    '::1',
    'a b',
    'a"><script>',
    'user@kilim.example',
    'kilim.example/x',
    'kilim.example:',
    'x:123456',
  ])('rejects %j', (host) => expect(readHostname(host)).toBeNull());
});

it('finds every notation of an address in a list', () => {
  const isListed = createAddressList(['192.168.1.5', 'fe80::1']);
  expect(['192.168.1.5', '::ffff:192.168.1.5', '[fe80:0:0::1]'].map(isListed)).toEqual([true, true, true]);
  expect(['192.168.1.6', 'fe80::2', 'kilim.example'].map(isListed)).toEqual([false, false, false]);
});
