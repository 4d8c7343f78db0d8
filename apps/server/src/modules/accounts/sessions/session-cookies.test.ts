import { describe, expect, it } from 'vitest';
import {
  endSessionHeaders,
  needsFallback,
  registrableDomain,
  startSessionHeaders,
} from './session-cookies.ts';

const facts = { projectKey: 'kilim', host: 'localhost:3000', origin: null, isSecure: false };
const expiresAt = Date.UTC(2030, 0, 2, 3, 4, 5);
const expires = 'Expires=Wed, 02 Jan 2030 03:04:05 GMT';

describe('the registrable domain', () => {
  it.each([
    ['localhost:3000', null],
    ['studio.localhost', null],
    ['127.0.0.1', null],
    ['[::1]:3000', null],
    ['kilim', null],
    ['', null],
    ['kilim.app', 'kilim.app'],
    ['api.kilim.app:8443', 'kilim.app'],
    ['studio.kilim.com.tr', 'kilim.com.tr'],
    ['com.tr', null],
    ['kilim.co.uk', 'kilim.co.uk'],
    ['kilim.tr', 'kilim.tr'],
    ['alice.github.io', 'alice.github.io'],
    ['github.io', null],
    ['app.kilim.gov.tr', 'kilim.gov.tr'],
  ])('of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
});

describe('the fallback header', () => {
  it.each([
    ['localhost', { host: 'localhost:3000', origin: 'http://localhost:5173' }, true],
    ['an address', { host: '10.0.0.7:3000', origin: 'http://10.0.0.7:3000' }, true],
    ['no Origin', { host: 'kilim.app', origin: null }, true],
    ['an unreadable Origin', { host: 'kilim.app', origin: 'null' }, true],
    ['another site', { host: 'api.kilim.app', origin: 'https://kilim.example' }, true],
    ['the same host', { host: 'kilim.app', origin: 'https://kilim.app' }, false],
    ['the same site', { host: 'api.kilim.com.tr', origin: 'https://www.kilim.com.tr' }, false],
  ])('is needed for %s: %o → %s', (_, request, isNeeded) => {
    expect(needsFallback({ ...facts, ...request })).toBe(isNeeded);
  });
});

describe('session headers', () => {
  it('are two Lax cookies and the fallback on localhost', () => {
    expect(startSessionHeaders(facts, 'TOKEN=', expiresAt)).toEqual([
      { name: 'set-cookie', value: `a_session_kilim=TOKEN=; Path=/; ${expires}; HttpOnly; SameSite=Lax` },
      {
        name: 'set-cookie',
        value: `a_session_kilim_legacy=TOKEN=; Path=/; ${expires}; HttpOnly; SameSite=Lax`,
      },
      { name: 'x-fallback-cookies', value: '{"a_session_kilim":"TOKEN="}' },
    ]);
  });

  it('are only secure HttpOnly cookies for the same site', () => {
    const production = { ...facts, host: 'kilim.app', origin: 'https://kilim.app', isSecure: true };
    expect(startSessionHeaders(production, 'T', expiresAt)).toEqual([
      { name: 'set-cookie', value: `a_session_kilim=T; Path=/; ${expires}; HttpOnly; SameSite=Lax; Secure` },
      {
        name: 'set-cookie',
        value: `a_session_kilim_legacy=T; Path=/; ${expires}; HttpOnly; SameSite=Lax; Secure`,
      },
    ]);
  });

  it('use SameSite=None for another site over https and no SameSite over http', () => {
    const request = { ...facts, host: 'api.kilim.app', origin: 'https://kilim.example' };
    const [secure, legacy] = startSessionHeaders({ ...request, isSecure: true }, 'T', expiresAt);
    const [plain] = startSessionHeaders(request, 'T', expiresAt);
    expect(secure?.value).toBe(`a_session_kilim=T; Path=/; ${expires}; HttpOnly; SameSite=None; Secure`);
    expect(legacy?.value).toMatch(/^a_session_kilim_legacy=.*SameSite=None; Secure$/);
    expect(plain?.value).toBe(`a_session_kilim=T; Path=/; ${expires}; HttpOnly`);
  });

  it('clear both cookies and the fallback at sign-out', () => {
    const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(endSessionHeaders(facts)).toEqual([
      { name: 'set-cookie', value: `a_session_kilim=; Path=/; ${past}; HttpOnly; SameSite=Lax` },
      { name: 'set-cookie', value: `a_session_kilim_legacy=; Path=/; ${past}; HttpOnly; SameSite=Lax` },
      { name: 'x-fallback-cookies', value: '[]' },
    ]);
  });
});
