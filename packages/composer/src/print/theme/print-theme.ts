import type { AppSpec } from '../../spec/app-spec.ts';
import type { PrintedFile } from '../printed-file.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { makePalette, type SchemeColors } from './palette.ts';

const printColors = (colors: SchemeColors): string =>
  Object.entries(colors)
    .map(([name, value]) => `  ${name}: '${value}',`)
    .join('\n');

const surfaces: Readonly<Record<AppSpec['cardStyle'], string>> = {
  tinted: '{ backgroundColor: colors.sunken }',
  raised: '{ backgroundColor: colors.raised, boxShadow: shadow }',
  plain: '{ backgroundColor: colors.raised }',
  outlined: '{ backgroundColor: colors.page, borderWidth: 1, borderColor: colors.line }',
};

const radii: Readonly<Record<AppSpec['cardStyle'], string>> = {
  tinted: '{ control: 14, card: 20 }',
  raised: '{ control: 12, card: 18 }',
  plain: '{ control: 16, card: 24 }',
  outlined: '{ control: 10, card: 14 }',
};

/** src/theme.ts: colours of both schemes, sizes, and the surface of cards. */
export function printTheme({ palette, accent, cardStyle, textSize }: AppSpec): PrintedFile {
  const { light, dark } = makePalette(palette, accent);
  const size = (value: number): number => (textSize === 'large' ? Math.round(value * 1.15) : value);
  const line = (name: string, font: number, height: number, rest: string): string =>
    `  ${name}: { fontSize: ${size(font)}, lineHeight: ${size(height)}${rest} },`;
  const source = `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
${printColors(light)}
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
${printColors(dark)}
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 28 };

export const radius = ${radii[cardStyle]};

export const type = {
${line('figure', 38, 46, ", fontWeight: '700', letterSpacing: -1")}
${line('display', 28, 34, ", fontWeight: '700', letterSpacing: -0.5")}
${line('title', 22, 28, ", fontWeight: '700', letterSpacing: -0.3")}
${line('heading', 16, 22, ", fontWeight: '600'")}
${line('body', 15, 22, '')}
${line('button', 16, 20, ", fontWeight: '600'")}
${line('label', 14, 19, ", fontWeight: '500'")}
${line('caption', 12, 16, '')}
${line('tab', 11, 14, ", fontWeight: '600'")}
} as const;

/** Colours of the scheme that was chosen in the settings, or of the device, and the surface of cards and rows. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const colors = palettes[scheme];
  const dark = scheme === 'dark';
  const shadow = dark ? '0 2px 8px rgba(0, 0, 0, 0.5)' : '0 6px 20px rgba(30, 30, 50, 0.08)';
  return { dark, colors, shadow, surface: ${surfaces[cardStyle]} };
}
`;
  return { path: 'src/theme.ts', source: wrapLines(source) };
}
