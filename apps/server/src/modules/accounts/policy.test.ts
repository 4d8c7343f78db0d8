import { describe, expect, it } from 'vitest';
import { isReservedAddress, isTrustedLink, labelsOf } from './policy.ts';

describe('links in mails', () => {
  const trusted = ['https://kilim.example', 'https://studio.kilim.example:8443'];
  it.each([
    ['https://kilim.example/verify-email', 'kilim.example', true],
    ['https://studio.kilim.example:8443/x?y=1', 'kilim.example', true],
    ['http://kilim.example/verify-email', 'kilim.example', false],
    ['https://kilim.example:444/', 'kilim.example', false],
    ['https://evil.example/', 'evil.example', false],
    ['http://6.6.6.6/', '6.6.6.6', false],
    ['https://kilim.example@evil.example/', 'kilim.example', false],
    ['https://user:pass@kilim.example/', 'kilim.example', false],
    ['http://localhost:5173/verify-email', 'localhost:3000', true],
    ['http://127.0.0.1:3000/', 'localhost:3000', true],
    ['http://[::1]:3000/', '127.0.0.1:3000', true],
    ['http://localhost:3000/', 'kilim.example', false],
    ['http://localhost.evil.example/', 'localhost:3000', false],
    ['http://localhost:3000/', 'not a host', false],
  ])('to %s asked for at %s: %s', (url, host, isTrusted) => {
    expect(isTrustedLink(url, trusted, host)).toBe(isTrusted);
  });
});

it('reserves the administrator’s address whatever the case of the configuration', () => {
  expect(isReservedAddress('admin@kilim.example', 'Admin@Kilim.Example')).toBe(true);
  expect(isReservedAddress('admin2@kilim.example', 'admin@kilim.example')).toBe(false);
});

it('labels administrators only', () => {
  expect([labelsOf({ isAdmin: true }), labelsOf({ isAdmin: false })]).toEqual([['admin'], []]);
});
