import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config/index.ts';
import { findPlaceholders } from './configuration.ts';
import { classifyPreviewSite, describePreviewSite } from './preview-site.ts';

describe('classifyPreviewSite', () => {
  it.each([
    ['https://kilim.example', 'https://kilim.example', 'same-origin'],
    ['https://kilim.example', 'https://preview.kilim.example', 'same-site'],
    ['https://www.kilim.com.tr', 'https://apps.kilim.com.tr', 'same-site'],
    ['https://kilim.com.tr', 'https://other.com.tr', 'cross-site'],
    ['https://kilim.example', 'https://kilim.example:8443', 'same-site'],
    ['https://kilim.example', 'https://kilim-apps.example', 'cross-site'],
    ['https://one.github.io', 'https://two.github.io', 'cross-site'],
    ['https://a.one.github.io', 'https://b.one.github.io', 'same-site'],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3001', 'same-site'],
    ['http://192.168.1.5:3000', 'http://192.168.1.6:3000', 'cross-site'],
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'cross-site'],
    ['http://localhost:3000', 'http://localhost:3001', 'same-site'],
  ] as const)('%s and %s are %s', (studio, preview, verdict) => {
    expect(classifyPreviewSite(studio, preview)).toBe(verdict);
  });
});

describe('the preview settings', () => {
  const PUBLIC_ORIGIN = 'https://kilim.example';
  const ready = { OPENAI_API_KEY: 'k', SMTP_URL: 'smtp://m.ornek.test', ADMIN_EMAIL: 'y@ornek.test' };

  it('are rejected when the preview has the origin of the studio', () => {
    const read = () => readConfig({ PUBLIC_ORIGIN, PREVIEW_ORIGIN: `${PUBLIC_ORIGIN}/` });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PREVIEW_ORIGIN: must differ from PUBLIC_ORIGIN/);
  });

  it('cause a warning when PREVIEW_ORIGIN is missing or shares the domain', () => {
    for (const PREVIEW_ORIGIN of ['https://preview.kilim.example', '']) {
      const config = readConfig({ ...ready, PUBLIC_ORIGIN, PREVIEW_ORIGIN });
      expect(describePreviewSite(config)).toMatch(/PREVIEW_ORIGIN .*another .*domain\.$/);
      expect(findPlaceholders(config)).toEqual(['previewOrigin']);
    }
  });

  it('cause no warning on another domain and on loopback', () => {
    for (const given of [
      {},
      { PUBLIC_ORIGIN, PREVIEW_ORIGIN: 'https://kilim-apps.example' },
      { PUBLIC_ORIGIN: 'http://localhost:3000' },
    ]) {
      const config = readConfig({ ...ready, ...given });
      expect(describePreviewSite(config)).toBeNull();
      expect(findPlaceholders(config)).toEqual([]);
    }
  });
});
