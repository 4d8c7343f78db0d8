import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language, UserId } from '@kilim/contract';

/** Where the work at hand comes from, for the security log. */
export interface RequestOrigin {
  /** Coarse: the full address is never logged. */
  readonly network: string;
  readonly userAgent: string;
  readonly language: Language;
  /** Who asked; null for guests. */
  readonly callerId: UserId | null;
  /** Value of the cookie by which a browser is recognised; null when it sent none. */
  readonly deviceToken: string | null;
  /** Whether a browser sent the request from a page of this site or by a navigation; such browsers keep our cookies. */
  readonly keepsCookies: boolean;
}

/** Reads the browser's `Sec-Fetch-*` headers. Other clients, and browsers on plain http, send none. */
export function keepsCookies(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  return site === 'same-origin' || site === 'same-site' || header('sec-fetch-mode') === 'navigate';
}

const storage = new AsyncLocalStorage<RequestOrigin>();

/** Runs a request with its origin. Commands read it where they log, so that it need not pass through every signature. */
export const withRequestOrigin = <Result>(origin: RequestOrigin, work: () => Result): Result =>
  storage.run(origin, work);

/** Null in jobs and at the start of the server: then nobody asked. */
export const currentOrigin = (): RequestOrigin | null => storage.getStore() ?? null;

/** Name of the cookie that a browser is recognised by. */
export const deviceCookieName = (projectKey: string): string => `a_device_${projectKey}`;
