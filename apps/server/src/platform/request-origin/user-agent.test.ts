import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseUserAgent } from './user-agent.ts';

const agents = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  edgeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.1',
  safariOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
  safariOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  firefoxOnLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  samsungPhone:
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

it.each([
  [
    'chromeOnWindows',
    {
      osName: 'Windows',
      osVersion: '10',
      clientName: 'Chrome',
      clientVersion: '142.0.0.0',
      clientEngine: 'Blink',
      deviceName: 'desktop',
    },
  ],
  ['edgeOnWindows', { clientName: 'Microsoft Edge', clientVersion: '142.0.1', clientCode: 'PS' }],
  [
    'safariOnMac',
    {
      osCode: 'MAC',
      osVersion: '10.15.7',
      clientName: 'Safari',
      clientVersion: '18.2',
      clientEngine: 'WebKit',
      deviceBrand: 'Apple',
    },
  ],
  [
    'safariOnPhone',
    {
      osName: 'iOS',
      osVersion: '18.2',
      clientName: 'Mobile Safari',
      deviceName: 'smartphone',
      deviceModel: 'iPhone',
    },
  ],
  [
    'firefoxOnLinux',
    {
      osCode: 'LIN',
      osVersion: '',
      clientName: 'Firefox',
      clientVersion: '144.0',
      clientEngine: 'Gecko',
      clientEngineVersion: '144.0',
    },
  ],
  [
    'samsungPhone',
    {
      osName: 'Android',
      osVersion: '14',
      clientName: 'Samsung Browser',
      deviceName: 'smartphone',
      deviceBrand: 'Samsung',
      deviceModel: 'SM-S921B',
    },
  ],
  ['androidTablet', { osName: 'Android', deviceName: 'tablet', deviceBrand: '', deviceModel: '' }],
] as const)('recognises %s', (name, expected) => {
  expect(parseUserAgent(agents[name])).toMatchObject(expected);
});

it('returns empty values for unknown user agents', () => {
  expect(new Set(Object.values(parseUserAgent('')))).toEqual(new Set(['']));
  expect(parseUserAgent('curl/8.5.0')).toMatchObject({ clientType: '', osName: '', deviceName: '' });
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      expect(Object.values(parseUserAgent(text)).every((value) => typeof value === 'string')).toBe(true);
    }),
  );
});
