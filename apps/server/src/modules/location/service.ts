import type { Language } from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { prefixOf, publicAddress } from './addresses.ts';
import {
  type Country,
  countryOfCode,
  countryOfName,
  fallbackCountry,
  preferredCurrencies,
} from './countries.ts';

export interface LocationPorts {
  readonly clock: Clock;
  /** The service's address with `{ip}` in it; undefined disables the lookup. */
  readonly geolocationUrl: string | undefined;
  readonly fetch: typeof fetch;
  /** Timeout in milliseconds; five seconds by default. */
  readonly timeout?: number;
}

/** What reveals a visitor's country. */
export interface CountryHints {
  readonly ip: string;
  /** The country code sent by our proxy. */
  readonly countryCode: string | undefined;
}

export interface Visitor extends CountryHints {
  readonly acceptLanguage: string | undefined;
  readonly timezone: string | undefined;
}

export interface Location {
  readonly country: string;
  readonly language: Language;
  readonly currency: string;
  readonly timezone: string;
}

export interface LocationService {
  locate(visitor: Visitor): Promise<Location>;
  /**
   * Currencies (ISO 4217) to offer the visitor, the best first. Those of the fallback country when the lookup takes
   * longer than the given milliseconds; its result is cached.
   */
  suggestCurrencies(visitor: CountryHints, timeout: number): Promise<readonly string[]>;
  /** ISO 3166 code of an address; null when unknown or when no service is configured. */
  findCountryCode(ip: string): Promise<string | null>;
}

const hour = 3_600_000;
const cacheFor = { found: 24 * hour, failed: hour / 12 };
const cacheMaximum = 5_000;
const replyMaximum = 65_536;
const defaultTimezone = 'Europe/Istanbul';

const replyShape = z.object({ country_name: z.string() });

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Counts the received bytes, because a declared length may be missing or wrong. */
async function readAtMost(reply: Response, maximum: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maximum) throw new RangeError('The reply is too long.');
  }
  return text + decoder.decode();
}

/** Without a language header the site's own language, Turkish, is assumed. */
const languageOf = (acceptLanguage: string | undefined): Language =>
  (acceptLanguage ?? 'tr').trim().toLowerCase().startsWith('tr') ? 'tr' : 'en';

export function createLocationService(ports: LocationPorts): LocationService {
  const { clock, geolocationUrl } = ports;
  const cache = new Map<string, { readonly country: Promise<Country | null>; until: number }>();

  const fetchCountry = async (url: string, address: string): Promise<Country | null> => {
    try {
      const reply = await ports.fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
        signal: AbortSignal.timeout(ports.timeout ?? 5_000),
        redirect: 'error',
        headers: { accept: 'application/json' },
      });
      if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > replyMaximum) return null;
      const text = await readAtMost(reply, replyMaximum);
      const parsed = replyShape.safeParse(JSON.parse(text));
      return parsed.success ? countryOfName(parsed.data.country_name) : null;
    } catch {
      // On any failure of the service the fallback is used.
      return null;
    }
  };

  const lookUp = async (url: string, address: string): Promise<Country | null> => {
    const key = prefixOf(address);
    const now = clock.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.country;
    const oldest = cache.keys().next().value;
    if (cache.size >= cacheMaximum && oldest !== undefined) cache.delete(oldest);
    const entry = { country: fetchCountry(url, address), until: now + cacheFor.found };
    cache.delete(key);
    cache.set(key, entry);
    const country = await entry.country;
    if (country === null) entry.until = clock.now() + cacheFor.failed;
    return country;
  };

  const findCountry = async ({ ip, countryCode }: CountryHints): Promise<Country> => {
    const address = publicAddress(ip);
    return (
      countryOfCode(countryCode ?? '') ??
      (geolocationUrl && address ? await lookUp(geolocationUrl, address) : null) ??
      fallbackCountry
    );
  };

  const locate = async ({ acceptLanguage, timezone, ...hints }: Visitor): Promise<Location> => {
    const country = await findCountry(hints);
    return {
      country: country.name,
      language: languageOf(acceptLanguage),
      currency: country.currency,
      timezone: timezone && isTimezone(timezone) ? timezone : defaultTimezone,
    };
  };

  return {
    locate,
    findCountryCode: async (ip) => {
      const address = publicAddress(ip);
      if (!geolocationUrl || !address) return null;
      return (await lookUp(geolocationUrl, address))?.code ?? null;
    },
    suggestCurrencies: async (visitor, timeout) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<Country>((resolve) => {
        // Private addresses are not looked up.
        timer = setTimeout(() => resolve(findCountry({ ...visitor, ip: '' })), timeout);
      });
      try {
        return preferredCurrencies(await Promise.race([findCountry(visitor), late]));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
