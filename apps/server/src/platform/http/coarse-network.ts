import { isIPv4 } from 'node:net';
import { networkOf } from './network-of.ts';

/** The network of an address for logs: 24 bits of IPv4 or 64 of IPv6; empty for anything else. */
export function coarseNetwork(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? network : '';
}
