import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** IPv4-mapped IPv6 addresses match the IPv4 entries of a list. */
const isListed = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** `[::1]` → `::1`; URLs write IPv6 addresses in brackets, Node's address functions do not. */
const withoutBrackets = (hostname: string): string =>
  hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname;

const hostPattern = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/i;

/** Hostname of a Host header in lower case and without brackets; null when the header is invalid. */
export function readHostname(host: string): string | null {
  const name = hostPattern.exec(host)?.[1];
  return name === undefined ? null : withoutBrackets(name.toLowerCase());
}

/** Whether a hostname is an IP literal. Accepts IPv6 with and without brackets. */
export function isAddress(hostname: string): boolean {
  return isIP(withoutBrackets(hostname)) !== 0;
}

/**
 * Whether a hostname always means this machine: `localhost`, an address in 127.0.0.0/8, `::1`, or such an IPv4 address
 * written as IPv6. A name such as `127.evil.example` is not.
 */
export function isLoopback(hostname: string): boolean {
  const name = withoutBrackets(hostname.toLowerCase());
  return name === 'localhost' || (isAddress(name) && isListed(loopback, name));
}

/** A test whether an address is one of `addresses`, in any notation. */
export function createAddressList(addresses: readonly string[]): (hostname: string) => boolean {
  const list = new BlockList();
  for (const address of addresses) list.addAddress(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (hostname) => isAddress(hostname) && isListed(list, withoutBrackets(hostname));
}
