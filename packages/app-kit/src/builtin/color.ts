import { foldText } from './fold-text.ts';

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const names: Readonly<Record<string, string>> = {
  kirmizi: '#D32F2F',
  red: '#D32F2F',
  bordo: '#8E1F3B',
  maroon: '#8E1F3B',
  burgundy: '#8E1F3B',
  turuncu: '#D9600F',
  orange: '#D9600F',
  sari: '#E0A800',
  yellow: '#E0A800',
  hardal: '#B8860B',
  mustard: '#B8860B',
  altin: '#B8892B',
  gold: '#B8892B',
  yesil: '#1F8A4C',
  green: '#1F8A4C',
  'koyu yesil': '#14532D',
  'dark green': '#14532D',
  zumrut: '#0F8A66',
  emerald: '#0F8A66',
  camgobegi: '#0E8FA3',
  cyan: '#0E8FA3',
  turkuaz: '#12968F',
  turquoise: '#12968F',
  teal: '#0F766E',
  mavi: '#1F6FEB',
  blue: '#1F6FEB',
  'acik mavi': '#2F9BE8',
  'light blue': '#2F9BE8',
  lacivert: '#1E3A8A',
  navy: '#1E3A8A',
  'koyu mavi': '#1E3A8A',
  'dark blue': '#1E3A8A',
  indigo: '#4338CA',
  civit: '#4338CA',
  mor: '#7B3FE4',
  purple: '#7B3FE4',
  violet: '#7B3FE4',
  lila: '#9461D8',
  lilac: '#9461D8',
  lavanta: '#8468D6',
  lavender: '#8468D6',
  pembe: '#D6318B',
  pink: '#D6318B',
  fusya: '#C026A8',
  fuchsia: '#C026A8',
  magenta: '#C026A8',
  kahverengi: '#7A4A28',
  kahve: '#7A4A28',
  brown: '#7A4A28',
  gri: '#5B6472',
  gray: '#5B6472',
  grey: '#5B6472',
  beyaz: '#FFFFFF',
  white: '#FFFFFF',
  siyah: '#1F2228',
  black: '#1F2228',
  mercan: '#E2553D',
  coral: '#E2553D',
};

/** The first colour that a text names: `#rgb`, `#rrggbb`, `rgb(…)`, or a Turkish or English word. */
export function findColor(text: string): { hex: string; isExact: boolean } | undefined {
  const hex = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/i.exec(text)?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return { hex: `#${long.toUpperCase()}`, isExact: true };
  }
  const rgb = /rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/i.exec(text);
  if (rgb !== null) {
    return { hex: writeHex([Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]), isExact: true };
  }
  const folded = foldText(text);
  // Longer names first: 'koyu mavi' must not end as 'mavi'.
  const name = Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .find((candidate) =>
      new RegExp(`(?<![a-z])${candidate}(?:y?[aeiu]|renk|n?[iu]n)?(?![a-z])`).test(folded),
    );
  const found = name === undefined ? undefined : names[name];
  return found === undefined ? undefined : { hex: found, isExact: false };
}

function readHex(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function writeHex(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

/** A share of the second colour in the first, 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const other = readHex(second);
  return writeHex(readHex(first).map((channel, index) => channel + ((other[index] ?? 0) - channel) * share));
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function findLuminance(hex: string): number {
  const [red, green, blue] = readHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function findContrast(first: string, second: string): number {
  const [low, high] = [findLuminance(first), findLuminance(second)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

export function toHsl(hex: string): Hsl {
  const [red, green, blue] = readHex(hex).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sector * 60, saturation, lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const part = (offset: number): number => {
    const place = (offset + hue / 30 + 12) % 12;
    return (
      255 *
      (lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
    );
  };
  return writeHex([part(0), part(8), part(4)]);
}

/** The colour made darker or lighter step by step until its contrast with another is reached. */
export function reachContrast(hex: string, against: string, wanted: number): string {
  const step = findLuminance(against) > 0.4 ? -0.02 : 0.02;
  const hsl = toHsl(hex);
  let color = hex;
  for (let count = 1; count <= 50 && findContrast(color, against) < wanted; count += 1) {
    color = fromHsl({ ...hsl, lightness: Math.min(1, Math.max(0, hsl.lightness + step * count)) });
  }
  return color;
}
