// Which host names and addresses are this site's, and which are this machine's.
export { isAddress, isLoopback, readHostname } from './host-names.ts';
export { createSiteHosts, type SiteHosts } from './site-hosts.ts';
