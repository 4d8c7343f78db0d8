import { describe, expect, it } from 'vitest';
import { createSiteHosts } from '../../../platform/hosts/index.ts';
import { resolveMailLink } from './resolve-mail-link.ts';

describe('links in mails', () => {
  const settings = {
    publicOrigin: undefined,
    previewOrigin: undefined,
    trustedOrigins: ['https://kilim.example', 'https://studio.kilim.example:8443'],
    listenHost: '192.168.1.5',
  };
  const rules = { ...settings, hosts: createSiteHosts(settings) };
  it.each([
    ['https://kilim.example/verify-email', 'kilim.example'],
    ['https://studio.kilim.example:8443/x?y=1', 'evil.example'],
    ['http://localhost:5173/verify-email', 'localhost:3000'],
    ['http://127.0.0.1:3000/', 'localhost:3000'],
    ['http://[::1]:3000/', '127.0.0.1:3000'],
    ['http://127.0.0.9:3000/', '127.1.2.3:3000'],
    ['http://192.168.1.5:3000/reset', '192.168.1.5:3000'],
  ])('may lead to %s when requested at %s', (url, host) => {
    expect(resolveMailLink(url, host, rules)).toBe(url);
  });
  it.each([
    ['http://kilim.example/verify-email', 'kilim.example'],
    ['https://kilim.example:444/', 'kilim.example'],
    ['https://evil.example/', 'evil.example'],
    ['http://127.evil.example/', '127.evil.example'],
    ['http://127.0.0.1.evil.example/', '127.0.0.1.evil.example'],
    ['http://127.evil.example/', 'localhost:3000'],
    ['http://6.6.6.6/', '6.6.6.6'],
    ['http://192.168.1.5:9999/', '192.168.1.5:3000'],
    ['http://192.168.1.5:3000/', 'localhost:3000'],
    ['https://kilim.example@evil.example/', 'kilim.example'],
    ['https://user:pass@kilim.example/', 'kilim.example'],
    ['http://localhost:3000/', 'kilim.example'],
    ['http://localhost.evil.example/', 'localhost:3000'],
    ['http://localhost:3000/', 'not a host'],
    ['ftp://localhost/', 'localhost'],
    ['javascript:alert(1)', 'localhost'],
  ])('never lead to %s when requested at %s', (url, host) => {
    expect(resolveMailLink(url, host, rules)).toBeNull();
  });
  it.each([
    ['http://localhost:3000/verify?a=1#b', 'localhost:3000', 'https://kilim.example/verify?a=1#b'],
    ['http://localhost:3000//evil.example/x', 'localhost:3000', 'https://kilim.example//evil.example/x'],
    ['http://127.0.0.1:9/', 'localhost:3000', 'https://kilim.example/'],
    ['https://kilim.example/reset', 'kilim.example', 'https://kilim.example/reset'],
    ['https://evil.example/', 'evil.example', null],
    ['http://127.evil.example/', '127.evil.example', null],
  ])('lead to the public origin when there is one: %s requested at %s', (url, host, link) => {
    expect(resolveMailLink(url, host, { ...rules, publicOrigin: 'https://kilim.example' })).toBe(link);
  });
});
