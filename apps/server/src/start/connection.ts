import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config/index.ts';
import type { ConnectionFacts } from '../platform/http/create-context.ts';
import { isSecureHost } from '../platform/http/origins.ts';

/** The last entry is from the trusted proxy; clients can forge the ones before it. */
const lastForwarded = (header: string | undefined): string | undefined =>
  header?.split(',').at(-1)?.trim() || undefined;

/** Address and encryption of a request (docs/rules/hosts.md#proxy). */
export function readConnection(
  { TRUST_PROXY, PUBLIC_ORIGIN }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_ORIGIN'>,
  c: Context,
): ConnectionFacts {
  const direct = getConnInfo(c).remote.address ?? '';
  const { outgoing } = c.env as HttpBindings;
  const onClosed = (listener: () => void): void => void outgoing.once('close', listener);
  if (!TRUST_PROXY) {
    const isSecure = isSecureHost(c.req.header('host') ?? '', { publicOrigin: PUBLIC_ORIGIN });
    return { ip: direct, isSecure, onClosed };
  }
  return {
    ip: lastForwarded(c.req.header('x-forwarded-for')) ?? direct,
    isSecure: lastForwarded(c.req.header('x-forwarded-proto')) === 'https',
    onClosed,
  };
}

/** The client's address of a request that does not pass the router, such as the upgrade to a WebSocket. */
export function readAddress(
  { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): string {
  const forwarded = TRUST_PROXY ? lastForwarded(String(headers['x-forwarded-for'] ?? '')) : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}
