import { BlockList, isIP, isIPv6 } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/** The address when it is public, else null. */
export function publicAddress(ip: string): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 0) return null;
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? null : address;
}

/** The network that shares a cached country: the first 24 bits of IPv4, about 48 of IPv6. */
export function prefixOf(address: string): string {
  return isIPv6(address)
    ? address.split(':').slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.');
}
