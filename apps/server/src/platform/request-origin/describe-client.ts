import { parseUserAgent } from './user-agent.ts';

const join = (name: string, version: string): string =>
  `${name} ${version.split('.')[0] ?? ''}`.trim().slice(0, 60);

/** Browser and system as recognised; the client's own text is never stored. */
export function describeClient(userAgent: string): { browser: string; system: string } {
  const { clientName, clientVersion, osName, osVersion } = parseUserAgent(userAgent);
  return { browser: join(clientName, clientVersion), system: join(osName, osVersion) };
}
