// Host names and addresses of this site and of this machine (docs/rules/hosts.md).
// Guarantees that a name chosen by a client is never taken for one of them.
export { isAddress, isLoopback, readHostname } from './host-names.ts';
export { createSiteHosts, type SiteHosts } from './site-hosts.ts';
