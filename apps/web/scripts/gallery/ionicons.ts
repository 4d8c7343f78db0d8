import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** Reads the outlines of the icons that composed apps use from their font, scaled to a square of 24 units. */
export function openIcons(): (name: string) => string | undefined {
  const folder = join(
    dirname(require.resolve('@expo/vector-icons/package.json')),
    'build/vendor/react-native-vector-icons',
  );
  const codes = z
    .record(z.string(), z.number())
    .parse(JSON.parse(readFileSync(join(folder, 'glyphmaps/Ionicons.json'), 'utf8')));
  const font = openSync(join(folder, 'Fonts/Ionicons.ttf'));
  const { unitsPerEm, ascent } = font;
  const known = new Map<string, string>();
  return (name) => {
    const code = codes[name];
    if (code === undefined) return undefined;
    const scale = 24 / unitsPerEm;
    const path =
      known.get(name) ??
      font
        .glyphForCodePoint(code)
        .path.scale(scale, -scale)
        .translate(0, ascent * scale)
        .toSVG()
        .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
    known.set(name, path);
    return path;
  };
}
