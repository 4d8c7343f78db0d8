import {
  type AccountLog,
  AppError,
  accountLogOffsetMaximum,
  type Language,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ListedEvent } from './event-record.ts';

// The security log in the client SDK's form (docs/rules/client-sdk.md#logs).

const pageQuery = z.discriminatedUnion('method', [
  z.object({ method: z.literal('limit'), values: z.tuple([z.number().int().min(1).max(100)]) }),
  z.object({
    method: z.literal('offset'),
    values: z.tuple([z.number().int().min(0).max(accountLogOffsetMaximum)]),
  }),
]);

export interface LogPage {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the SDK's `Query.limit` (default 25, at most 100) and `Query.offset`. Throws `general_query_invalid` for others. */
export function readLogPage(queries: readonly string[]): LogPage {
  let page: LogPage = { limit: 25, offset: 0 };
  for (const text of queries) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new AppError('general_query_invalid');
    }
    const query = pageQuery.safeParse(value);
    if (!query.success) throw new AppError('general_query_invalid');
    page = { ...page, [query.data.method]: query.data.values[0] };
  }
  return page;
}

/** `Chrome 142` → name and version; the version may be missing. */
function splitVersion(text: string): { readonly name: string; readonly version: string } {
  const [, name = text, version = ''] = /^(.*?) (\d[\w.]*)$/.exec(text) ?? [];
  return { name, version };
}

function nameCountry(code: string | null, language: Language): string {
  if (code === null) return '';
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** `ip` is the coarse network, because the log keeps no full address. */
export function presentLog(
  event: ListedEvent,
  owner: { readonly userId: UserId; readonly email: string; readonly name: string },
  language: Language,
): AccountLog {
  const browser = splitVersion(event.browser);
  const system = splitVersion(event.system);
  return {
    event: event.kind,
    userId: owner.userId,
    userEmail: owner.email,
    userName: owner.name,
    mode: event.actorId === null ? 'default' : 'admin',
    ip: event.network,
    time: toTimestamp(event.createdAt),
    osCode: '',
    osName: system.name,
    osVersion: system.version,
    clientType: event.browser === '' ? '' : 'browser',
    clientCode: '',
    clientName: browser.name,
    clientVersion: browser.version,
    clientEngine: '',
    clientEngineVersion: '',
    deviceName: '',
    deviceBrand: '',
    deviceModel: '',
    countryCode: event.countryCode ?? '--',
    countryName: nameCountry(event.countryCode, language),
  };
}
