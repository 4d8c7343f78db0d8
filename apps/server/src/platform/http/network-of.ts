import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * The key by which limits count an address: the /64 network of an IPv6 address, because every subscriber has at least
 * that many addresses, and the whole IPv4 address, also when it is written as IPv6.
 */
export function networkOf(ip: string): string {
  const address = (ip.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const [head, tail] = [groupsOf(start), groupsOf(end ?? '')];
  const missing = end === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
