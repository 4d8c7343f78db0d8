import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { classifyAddress } from './address-class.ts';

export interface AddressPolicy {
  /** Also this machine and its networks, and http: chosen by the operator of the server, never by an administrator. */
  readonly allowsPrivate: boolean;
}

/** Whether a connection to an IP address is allowed. */
export function isAllowedAddress(address: string, { allowsPrivate }: AddressPolicy): boolean {
  const found = classifyAddress(address);
  return found === 'public' || (found === 'private' && allowsPrivate);
}

/** The host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the form of a URL is allowed, before any name is resolved. */
export function isAllowedUrl(url: URL, policy: AddressPolicy): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && policy.allowsPrivate)) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowedAddress(host, policy);
}

/**
 * Why an address cannot be saved: its form, or what its name resolves to now. A name that does not resolve is no problem
 * here, because every request checks again.
 */
export async function findAddressProblem(text: string, policy: AddressPolicy): Promise<'refused' | null> {
  const url = new URL(text);
  if (!isAllowedUrl(url, policy)) return 'refused';
  const host = hostOf(url);
  if (isIP(host) !== 0) return null;
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.every(({ address }) => isAllowedAddress(address, policy)) ? null : 'refused';
}
