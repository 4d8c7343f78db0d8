import { BlockList, isIP } from 'node:net';

/** `private`: this machine and its networks. `reserved`: metadata of hosting providers, multicast and unusable addresses. */
export type AddressClass = 'public' | 'private' | 'reserved';

type Network = readonly [address: string, prefix: number];

function listOf(family4: readonly Network[], family6: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of family4) list.addSubnet(address, prefix, 'ipv4');
  for (const [address, prefix] of family6) list.addSubnet(address, prefix, 'ipv6');
  return list;
}

const reserved = listOf(
  [
    ['0.0.0.0', 8],
    // Metadata of cloud machines is at 169.254.169.254.
    ['169.254.0.0', 16],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  [
    ['::', 128],
    // An IPv4 address in one of these could be any of the above.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
    ['2001:db8::', 32],
    ['fd00:ec2::254', 128],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
);

const ownNetworks = listOf(
  [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ],
  [
    ['::1', 128],
    ['fc00::', 7],
  ],
);

/** The class of an IP address; anything that is not one is reserved. */
export function classifyAddress(address: string): AddressClass {
  const version = isIP(address);
  if (version === 0) return 'reserved';
  // `BlockList` compares an IPv4 address inside of IPv6 with the IPv4 networks.
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (reserved.check(address, family)) return 'reserved';
  return ownNetworks.check(address, family) ? 'private' : 'public';
}
