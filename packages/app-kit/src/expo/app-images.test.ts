import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findAppColors } from './app-colors.ts';
import { drawAppImages, imagePaths } from './app-images.ts';
import { expoExport } from './expo-export.ts';

interface Image {
  readonly size: number;
  at(x: number, y: number): string;
}

/** Reads a PNG with a palette and verifies the checksums of its chunks. */
function readPng(bytes: Uint8Array): Image {
  const buffer = Buffer.from(bytes);
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < buffer.length; ) {
    const length = buffer.readUInt32BE(at);
    const body = buffer.subarray(at + 4, at + 8 + length);
    expect(buffer.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    parts.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  const size = parts.get('IHDR')?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0));
  for (let row = 0; row < size; row += 1) expect(rows[row * (size + 1)]).toBe(2);
  // Filter 2: a row holds the differences to the row above.
  for (let at = 0; at < rows.length; at += 1) {
    if (at % (size + 1) > 0 && at > size) rows[at] = (rows[at] ?? 0) + (rows[at - size - 1] ?? 0);
  }
  const [palette, alpha] = [parts.get('PLTE') ?? Buffer.alloc(0), parts.get('tRNS')];
  return {
    size,
    at: (x, y) => {
      const index = rows[y * (size + 1) + 1 + x] ?? 0;
      if (alpha?.[index] === 0) return 'transparent';
      return `#${palette.toString('hex', 3 * index, 3 * index + 3).toUpperCase()}`;
    },
  };
}

const colors = findAppColors('a', { 'src/theme.ts': "{ primary: '#0E7C66', background: '#F6F5F2' }" });
const draw = (name: string, path: string): Image =>
  readPng(drawAppImages(name, colors)[path] ?? new Uint8Array());

describe('drawAppImages', () => {
  it('draws the sizes that stores and Android require', () => {
    expect(draw('a', imagePaths.icon).size).toBe(1024);
    expect(draw('a', imagePaths.foreground).size).toBe(432);
    expect(draw('a', imagePaths.splash).size).toBe(512);
  });

  it('fills the icon, keeps the foreground transparent and draws the monochrome image in white', () => {
    const icon = draw('a', imagePaths.icon);
    expect(icon.at(0, 0)).toBe(colors.ground);
    const foreground = draw('a', imagePaths.foreground);
    expect(foreground.at(0, 0)).toBe('transparent');
    const monochrome = draw('a', imagePaths.monochrome);
    const seen = new Set<string>();
    for (let y = 0; y < 432; y += 4) for (let x = 0; x < 432; x += 4) seen.add(monochrome.at(x, y));
    expect([...seen].sort()).toEqual(['#FFFFFF', 'transparent']);
  });

  it('mirrors the motif on both axes', () => {
    const icon = draw('Görev', imagePaths.icon);
    for (let y = 3; y < 512; y += 41) {
      for (let x = 5; x < 512; x += 37) {
        expect(icon.at(1023 - x, y)).toBe(icon.at(x, y));
        expect(icon.at(x, 1023 - y)).toBe(icon.at(x, y));
      }
    }
  });

  it('is deterministic and depends on name and colours', () => {
    const bytes = (name: string, theme = colors) =>
      Buffer.from(drawAppImages(name, theme)[imagePaths.icon] ?? []).toString('base64');
    expect(bytes('Notlar')).toBe(bytes('Notlar'));
    const names = ['Notlar', 'Market', 'Spor', 'Kitap', 'Zaman', 'Bahçe'];
    expect(new Set(names.map((name) => bytes(name))).size).toBeGreaterThan(4);
    expect(bytes('Notlar', findAppColors('a', {}))).not.toBe(bytes('Notlar'));
  });

  it('replaces local images in app.json', () => {
    const own = {
      expo: {
        icon: './assets/own.png',
        ios: { icon: './own.png', buildNumber: '7' },
        android: { icon: './own.png', adaptiveIcon: { foregroundImage: './own.png' } },
        web: { favicon: 'https://example.com/favicon.png' },
        plugins: ['expo-font', 'expo-splash-screen'],
      },
    };
    const files = { 'src/App.tsx': 'export default () => null;', 'app.json': JSON.stringify(own) };
    const exported = expoExport({ name: 'a', files, language: 'tr' });
    const { expo } = JSON.parse(exported.files['app.json'] ?? '');
    const named = JSON.stringify(expo).match(/\.\/[\w/-]+\.png/g) ?? [];
    expect(new Set(named.map((path) => path.slice(2)))).toEqual(
      new Set(Object.values(imagePaths).filter((path) => path !== imagePaths.favicon)),
    );
    expect(Object.keys(exported.images).sort()).toEqual(Object.values(imagePaths).sort());
    expect(expo.ios.buildNumber).toBe('7');
    expect(expo.web.favicon).toBe('https://example.com/favicon.png');
    expect(expo.plugins).toEqual(['expo-font', ['expo-splash-screen', expect.anything()]]);
  });
});

describe('findAppColors', () => {
  it('prefers the theme and derives a colour from the name without one', () => {
    const themed = { 'src/App.tsx': "accent: '#111111'", 'src/theme.ts': "primary: '#B04A22'" };
    expect(findAppColors('a', themed).ground).toBe('#B04A22');
    expect(findAppColors('Notlar', {}).ground).not.toBe(findAppColors('Market', {}).ground);
  });
});
