import { networkInterfaces } from 'node:os';
import { createAddressList, isAddress, isLoopback, readHostname } from './host-names.ts';

export interface SiteHostSettings {
  readonly publicOrigin: string | undefined;
  readonly previewOrigin: string | undefined;
  readonly trustedOrigins: readonly string[];
  /** `HOST`: the name or address that the server listens on. */
  readonly listenHost: string;
}

/** Decides which Host headers belong to this site. Clients choose the header, so only known hosts are accepted. */
export interface SiteHosts {
  /** Whether a request may name `host`; others are rejected with 421. */
  accepts(host: string): boolean;
  /** Whether the server listens on `host`, so that a link to it leads to this server. */
  leadsHere(host: string): boolean;
}

/** Interfaces change (Wi-Fi, VPN), but listing them for every request is too expensive. */
const addressesKeptFor = 5_000;

function listOwnAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((entries) =>
    (entries ?? []).map(({ address }) => address.replace(/%.*$/, '')),
  );
}

const hostnameOf = (origin: string | undefined): string | null =>
  origin === undefined ? null : readHostname(new URL(origin).host);

export function createSiteHosts(
  settings: SiteHostSettings,
  ports: { readonly now: () => number; readonly listAddresses: () => readonly string[] } = {
    now: Date.now,
    listAddresses: listOwnAddresses,
  },
): SiteHosts {
  const { publicOrigin, previewOrigin, trustedOrigins } = settings;
  const named = new Set([publicOrigin, previewOrigin, ...trustedOrigins].map(hostnameOf));
  const listenHost = settings.listenHost.toLowerCase();
  const isListenAddress = createAddressList(isAddress(listenHost) ? [listenHost] : []);
  const isUnspecified = createAddressList(['0.0.0.0', '::']);
  const listensEverywhere = isUnspecified(listenHost);

  let own = { isOwn: createAddressList([]), readAt: Number.NEGATIVE_INFINITY };
  const isOwnAddress = (hostname: string): boolean => {
    const now = ports.now();
    if (now - own.readAt >= addressesKeptFor) {
      own = { isOwn: createAddressList(ports.listAddresses()), readAt: now };
    }
    return own.isOwn(hostname);
  };

  const isListenedOn = (hostname: string): boolean => {
    if (isLoopback(hostname)) return true;
    if (listensEverywhere) return isAddress(hostname) && isOwnAddress(hostname);
    return hostname === listenHost || isListenAddress(hostname);
  };

  return {
    accepts: (host) => {
      const hostname = readHostname(host);
      return hostname !== null && (named.has(hostname) || isListenedOn(hostname));
    },
    leadsHere: (host) => {
      const hostname = readHostname(host);
      return hostname !== null && isListenedOn(hostname);
    },
  };
}
