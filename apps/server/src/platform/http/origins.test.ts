import { describe, expect, it } from 'vitest';
import { isSecureHost, isTrustedOrigin } from './origins.ts';

const rules = {
  publicOrigin: 'https://kilim.example',
  previewOrigin: 'https://preview.example',
  trustedOrigins: ['https://partner.example'],
};

describe('isTrustedOrigin', () => {
  it.each([
    [null, 'kilim.example', true],
    ['https://kilim.example', 'kilim.example', true],
    ['https://partner.example', 'kilim.example', true],
    ['http://localhost:5173', 'localhost:3000', true],
    ['http://127.0.0.1:5173', '[::1]:3000', true],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', true],
    // Built apps have an opaque origin and share the preview's host.
    ['null', 'localhost:3000', false],
    ['https://preview.example', 'kilim.example', false],
    ['http://kilim.example', 'kilim.example', false],
    ['https://kilim.example.evil.example', 'kilim.example', false],
    ['http://localhost:3000', 'kilim.example', false],
    ['http://localhost.evil.example', 'localhost:3000', false],
    ['http://192.168.1.5:3000', '192.168.1.6:3000', false],
    ['http://rebound.example:3000', 'rebound.example:3000', false],
    ['nonsense', 'localhost:3000', false],
  ])('%s at %s: %s', (origin, host, isTrusted) => {
    expect(isTrustedOrigin(origin, host, rules)).toBe(isTrusted);
  });
});

describe('isSecureHost', () => {
  it.each([
    ['kilim.example', 'https://kilim.example', true],
    ['kilim.example:8443', 'https://kilim.example:8443', true],
    ['localhost:3000', 'https://kilim.example', false],
    ['kilim.example', 'http://kilim.example', false],
    ['kilim.example', undefined, false],
  ])('%s of %s: %s', (host, publicOrigin, isSecure) => {
    expect(isSecureHost(host, { publicOrigin })).toBe(isSecure);
  });
});
