import { describe, expect, it } from 'vitest';
import { previewHeaders } from './policy.ts';

const headers = previewHeaders({
  previewOrigin: 'https://preview.example',
  studioOrigin: 'https://studio.example',
});

describe('previewHeaders', () => {
  it('sandboxes the frame', () => {
    const policy = (headers.frame['Content-Security-Policy'] ?? '').split('; ');
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'unsafe-inline' 'unsafe-eval'");
    expect(headers.frame['X-DNS-Prefetch-Control']).toBe('off');
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain('frame-ancestors https://studio.example');
    for (const word of [
      'allow-same-origin',
      'allow-popups',
      'allow-top-navigation',
      'allow-forms',
      'allow-modals',
    ])
      expect(policy.join()).not.toContain(word);
    expect(headers.frame['Permissions-Policy']).toContain('camera=()');
    expect(headers.frame['Cache-Control']).toBe('no-cache');
  });

  it('lets browsers keep a frame whose address has its version, with the same policy', () => {
    const { 'Cache-Control': caching, ...rest } = headers.versionedFrame;
    expect(caching).toBe('public, max-age=31536000, immutable');
    expect({ ...rest, 'Cache-Control': 'no-cache' }).toEqual(headers.frame);
  });

  it('allows an opaque origin to fetch and cache the assets', () => {
    expect(headers.asset).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headers.manifest['Cache-Control']).toBe('no-cache');
  });

  it('disables content type sniffing', () => {
    for (const set of Object.values(headers)) expect(set['X-Content-Type-Options']).toBe('nosniff');
  });
});
