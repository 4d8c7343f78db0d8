import { isIPv4 } from 'node:net';
import { networkOf } from './network-of.ts';

/** What the security log keeps of an address: 24 bits of IPv4 or 64 of IPv6; nothing of other text. */
export function coarseNetwork(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? network : '';
}
