import { describe, expect, it } from 'vitest';
import { createSiteHosts, type SiteHostSettings } from './site-hosts.ts';

const fresh: SiteHostSettings = {
  publicOrigin: undefined,
  previewOrigin: undefined,
  trustedOrigins: [],
  listenHost: '127.0.0.1',
};
const published: SiteHostSettings = {
  publicOrigin: 'https://kilim.example',
  previewOrigin: 'https://preview.example:8443',
  trustedOrigins: ['https://www.kilim.example'],
  listenHost: '0.0.0.0',
};
const interfaces = { now: () => 0, listAddresses: () => ['127.0.0.1', '192.168.1.5', 'fe80::5'] };

describe('a request to a fresh install', () => {
  const hosts = createSiteHosts(fresh, interfaces);
  it.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '127.0.0.9:5173', '[::1]:3000'])(
    'may name %s',
    (host) => expect([hosts.accepts(host), hosts.leadsHere(host)]).toEqual([true, true]),
  );
  it.each([
    '127.evil.example',
    'kilim.example',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    'localhost.evil.example',
    '',
  ])('may not name %j', (host) =>
    expect([hosts.accepts(host), hosts.leadsHere(host)]).toEqual([false, false]),
  );
});

describe('a request to a published site', () => {
  const hosts = createSiteHosts(published, interfaces);
  it.each([
    ['kilim.example', false],
    ['KILIM.example', false],
    ['kilim.example:3000', false],
    ['preview.example', false],
    ['www.kilim.example', false],
    ['localhost:3000', true],
    ['192.168.1.5:3000', true],
  ])('may name %s, leadsHere is %s', (host, leadsHere) =>
    expect([hosts.accepts(host), hosts.leadsHere(host)]).toEqual([true, leadsHere]),
  );
  it.each([
    'evil.example',
    'kilim.example.evil.example',
    'kilim.example.',
    '127.evil.example',
    '203.0.113.9',
  ])('may not name %s', (host) => expect(hosts.accepts(host)).toBe(false));
});

describe('a server on all interfaces', () => {
  it.each(['0.0.0.0', '::'])('at %s accepts the addresses of the machine', (listenHost) => {
    const hosts = createSiteHosts({ ...fresh, listenHost }, interfaces);
    for (const host of ['192.168.1.5:3000', '[fe80::5]:3000', '[::ffff:192.168.1.5]']) {
      expect([host, hosts.accepts(host), hosts.leadsHere(host)]).toEqual([host, true, true]);
    }
    for (const host of ['192.168.1.6:3000', 'my-machine.local:3000', '0.0.0.0:3000', '[::]:3000']) {
      expect([host, hosts.accepts(host)]).toEqual([host, false]);
    }
  });

  it('lists the interfaces at most every five seconds', () => {
    let now = 0;
    let reads = 0;
    let addresses = ['192.168.1.5'];
    const listAddresses = (): string[] => {
      reads += 1;
      return addresses;
    };
    const hosts = createSiteHosts({ ...fresh, listenHost: '0.0.0.0' }, { now: () => now, listAddresses });
    expect(hosts.accepts('10.0.0.7')).toBe(false);
    addresses = ['10.0.0.7'];
    now = 4_999;
    expect([hosts.accepts('10.0.0.7'), reads]).toEqual([false, 1]);
    now = 5_000;
    expect([hosts.accepts('10.0.0.7'), reads]).toEqual([true, 2]);
  });
});

it.each([
  ['studio.lan', 'studio.lan:3000'],
  ['Studio.Lan', 'studio.lan'],
  ['192.168.1.5', '192.168.1.5:3000'],
  ['fe80::5', '[fe80::5]:3000'],
])('a server on HOST=%s may be named %s', (listenHost, host) => {
  const hosts = createSiteHosts({ ...fresh, listenHost }, interfaces);
  expect([hosts.accepts(host), hosts.leadsHere(host)]).toEqual([true, true]);
});
