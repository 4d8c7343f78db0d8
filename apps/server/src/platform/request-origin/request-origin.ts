import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language, UserId } from '@kilim/contract';

/** The origin of the running request, for the security log. */
export interface RequestOrigin {
  /** Coarse network; the full address is not logged. */
  readonly network: string;
  readonly userAgent: string;
  readonly language: Language;
  /** null for guests. */
  readonly callerId: UserId | null;
  /** Value of the cookie that identifies a browser; null when it was not sent. */
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

/** Runs a request with its origin, which commands read when they log, so that no signature has to pass it. */
export const withRequestOrigin = <Result>(origin: RequestOrigin, work: () => Result): Result =>
  storage.run(origin, work);

/** null outside of requests, such as in jobs. */
export const currentOrigin = (): RequestOrigin | null => storage.getStore() ?? null;

/** Name of the cookie that identifies a browser. */
export const deviceCookieName = (projectKey: string): string => `a_device_${projectKey}`;
