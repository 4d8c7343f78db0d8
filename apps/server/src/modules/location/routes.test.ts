import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createLocationRoutes, createLocationService } from './index.ts';

function open(respond: (url: string, signal: AbortSignal) => Promise<Response>) {
  const clock = createManualClock();
  const requests: string[] = [];
  const location = createLocationService({
    clock,
    geolocationUrl: 'https://geo.example/{ip}/json',
    timeout: 20,
    fetch: async (input, init) => {
      requests.push(String(input));
      return respond(String(input), init?.signal ?? new AbortController().signal);
    },
  });
  const app = createTestApp({ routes: createLocationRoutes(location, 'x-country') });
  const locate = async (options: { ip?: string; headers?: Record<string, string> } = {}, query = '') =>
    (await app.call('GET', `/v1/location${query}`, { ip: '203.0.113.7', ...options })).json;
  return { clock, requests, location, locate };
}

const country = (name: unknown) => async () => Response.json({ country_name: name });

describe('where a visitor is', () => {
  it.each([
    ['TR', 'Türkiye', 'TRY'],
    ['de', 'Germany', 'EUR'],
    ['GB', 'United Kingdom', 'GBP'],
    ['SE', 'Sweden', 'EUR'],
    ['MX', 'Mexico', 'USD'],
  ])('trusts the proxy: %s', async (code, name, currency) => {
    const { locate, requests } = open(country('Japan'));
    expect(await locate({ headers: { 'x-country': code } })).toMatchObject({ country: name, currency });
    expect(requests).toEqual([]);
  });

  it.each(['XX', 'T1', '', 'Turkey', '<b>'])('calls the service when the proxy sends %j', async (code) => {
    const { locate, requests } = open(country('Turkey'));
    expect(await locate({ headers: { 'x-country': code } })).toMatchObject({
      country: 'Türkiye',
      currency: 'TRY',
    });
    expect(requests).toEqual(['https://geo.example/203.0.113.7/json']);
  });

  it('calls the service once per network and again after a day', async () => {
    const { locate, requests, clock } = open(country('Japan'));
    await Promise.all([locate(), locate({ ip: '203.0.113.9' }), locate({ ip: '::ffff:203.0.113.1' })]);
    expect(await locate()).toMatchObject({ country: 'Japan', currency: 'JPY' });
    expect(requests).toHaveLength(1);
    await locate({ ip: '203.0.114.1' });
    expect(requests).toHaveLength(2);
    clock.advance(24 * 3_600_000);
    await locate();
    expect(requests).toHaveLength(3);
  });

  it.each(['127.0.0.1', '10.1.2.3', '192.168.1.1', '::1', 'fe80::1', 'fd00::1', 'nonsense', ''])(
    'never gives away the inner address %j',
    async (ip) => {
      const { locate, requests } = open(country('Japan'));
      expect(await locate({ ip })).toMatchObject({ country: 'Türkiye' });
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ['refuses', async () => new Response('no', { status: 429 })],
    ['is not there', async () => Promise.reject(new TypeError('fetch failed'))],
    ['replies with HTML', async () => new Response('<html>')],
    ['replies with another shape', country(7)],
    [
      'replies with too much',
      async () => new Response(JSON.stringify({ country_name: 'Japan', x: 'x'.repeat(70_000) })),
    ],
    [
      'never replies',
      (_url: string, signal: AbortSignal) =>
        new Promise<Response>((_done, fail) => {
          const wait = setInterval(() => {}, 1_000);
          signal.addEventListener('abort', () => {
            clearInterval(wait);
            fail(signal.reason);
          });
        }),
    ],
  ] as const)(
    'falls back when the service %s, and calls it again after five minutes',
    async (_name, respond) => {
      const { locate, requests, clock } = open(respond);
      expect(await locate()).toEqual({
        country: 'Türkiye',
        language: 'tr',
        currency: 'TRY',
        timezone: 'Europe/Istanbul',
      });
      await locate();
      expect(requests).toHaveLength(1);
      clock.advance(300_000);
      await locate();
      expect(requests).toHaveLength(2);
    },
  );

  it('finds a country by its English names only', async () => {
    const codeOf = (name: string, ip = '203.0.113.7') => open(country(name)).location.findCountryCode(ip);
    expect(await codeOf('Turkey')).toBe('TR');
    expect(await codeOf('Türkiye')).toBe('TR');
    expect(await codeOf('united kingdom')).toBe('GB');
    expect(await codeOf('Sweden')).toBe('SE');
    expect(await codeOf('Benin')).toBe('BJ');
    expect(await codeOf('Timor-Leste')).toBe('TL');
    expect(await codeOf('Atlantis')).toBeNull();
    expect(await codeOf('Japan', '192.168.1.1')).toBeNull();
  });

  it('stops reading an endless reply', async () => {
    let pieces = 0;
    let isCancelled = false;
    const { locate } = open(
      async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => {
              pieces += 1;
              controller.enqueue(new Uint8Array(10_000).fill(32));
            },
            cancel: () => {
              isCancelled = true;
            },
          }),
        ),
    );
    expect(await locate()).toMatchObject({ country: 'Türkiye' });
    expect(isCancelled).toBe(true);
    expect(pieces).toBeLessThan(20);
  });

  it('uses valid language and time zone values of the browser', async () => {
    const { locate } = open(country('Japan'));
    const headers = { 'accept-language': 'de-DE,de;q=0.9' };
    expect(await locate({ headers }, '?timezone=Asia/Tokyo')).toMatchObject({
      language: 'en',
      timezone: 'Asia/Tokyo',
    });
    expect(await locate({ headers: { 'accept-language': 'TR' } }, '?timezone=Mars/Base')).toMatchObject({
      language: 'tr',
      timezone: 'Europe/Istanbul',
    });
  });

  it('returns the fallback after the timeout and the cached result the next time', async () => {
    const visitor = { ip: '203.0.113.7', countryCode: undefined };
    let respond: ((reply: Response) => void) | undefined;
    const { location } = open(() => new Promise((resolve) => (respond = resolve)));
    expect(await location.suggestCurrencies(visitor, 1)).toEqual(['TRY', 'USD']);
    respond?.(Response.json({ country_name: 'Germany' }));
    expect(await location.suggestCurrencies(visitor, 10_000)).toEqual(['EUR', 'USD']);
  });
});

describe('the currencies to offer', () => {
  it.each([
    ['TR', ['TRY', 'USD']],
    ['US', ['USD']],
    ['DE', ['EUR', 'USD']],
    ['FR', ['EUR', 'USD']],
    ['IT', ['EUR', 'USD']],
    ['ES', ['EUR', 'USD']],
    ['NL', ['EUR', 'USD']],
    ['RU', ['RUB', 'EUR', 'USD']],
    ['GB', ['GBP', 'EUR', 'USD']],
    ['JP', ['JPY', 'USD']],
    ['CN', ['CNY', 'USD']],
    ['IN', ['INR', 'USD']],
    ['BR', ['BRL', 'USD']],
    ['CA', ['CAD', 'USD']],
    ['AU', ['AUD', 'USD']],
    ['PL', ['EUR', 'USD']],
    ['CH', ['EUR', 'USD']],
    ['UA', ['EUR', 'USD']],
    ['MX', ['USD']],
    ['EG', ['USD']],
    ['XX', ['TRY', 'USD']],
  ])('in %s are %j', async (countryCode, currencies) => {
    const { location } = open(async () => new Response('', { status: 500 }));
    expect(await location.suggestCurrencies({ ip: '203.0.113.7', countryCode }, 10_000)).toEqual(currencies);
  });

  it('of a country known by name only are those of its continent', async () => {
    const visitor = { ip: '203.0.113.7', countryCode: undefined };
    expect(await open(country('Austria')).location.suggestCurrencies(visitor, 10_000)).toEqual([
      'EUR',
      'USD',
    ]);
    expect(await open(country('Atlantis')).location.suggestCurrencies(visitor, 10_000)).toEqual(['USD']);
  });
});
