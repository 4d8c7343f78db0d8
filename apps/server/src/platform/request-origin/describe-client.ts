import { parseUserAgent } from './user-agent.ts';

const join = (name: string, version: string): string =>
  `${name} ${version.split('.')[0] ?? ''}`.trim().slice(0, 60);

/** Recognised browser and operating system; the user agent itself is not stored. */
export function describeClient(userAgent: string): { browser: string; system: string } {
  const { clientName, clientVersion, osName, osVersion } = parseUserAgent(userAgent);
  return { browser: join(clientName, clientVersion), system: join(osName, osVersion) };
}
