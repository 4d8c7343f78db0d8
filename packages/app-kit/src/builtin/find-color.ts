import { writeHex } from '../color/color.ts';
import { foldText } from './fold-text.ts';

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

/** The first colour in a text: `#rgb`, `#rrggbb`, `rgb(…)`, or a Turkish or English colour name. */
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
  // Longer names first, so that 'koyu mavi' is not read as 'mavi'.
  const name = Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .find((candidate) =>
      new RegExp(`(?<![a-z])${candidate}(?:y?[aeiu]|renk|n?[iu]n)?(?![a-z])`).test(folded),
    );
  const found = name === undefined ? undefined : names[name];
  return found === undefined ? undefined : { hex: found, isExact: false };
}
