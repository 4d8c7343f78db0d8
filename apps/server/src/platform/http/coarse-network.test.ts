import { expect, it } from 'vitest';
import { coarseNetwork } from './coarse-network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['my password', ''],
])('keeps of %j only %j', (ip, network) => {
  expect(coarseNetwork(ip)).toBe(network);
});
