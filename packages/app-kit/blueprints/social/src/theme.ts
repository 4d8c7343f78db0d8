import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#FAF7F8',
  card: '#FFFFFF',
  sunken: '#F0EAED',
  line: '#ECE4E8',
  ink: '#21161C',
  muted: '#6F5F68',
  faint: '#A8989F',
  primary: '#C8285F',
  onPrimary: '#FFFFFF',
  soft: '#FCE4EC',
  heroFrom: '#C8285F',
  heroTo: '#F0793F',
  onHero: '#FFFFFF',
  danger: '#C2332F',
  dangerSoft: '#FCE6E4',
  like: '#E0245E',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#141013',
  card: '#1E181C',
  sunken: '#292126',
  line: '#332A30',
  ink: '#F7EEF2',
  muted: '#B5A4AC',
  faint: '#80707A',
  primary: '#FF7FA8',
  onPrimary: '#3A0A1C',
  soft: '#43202E',
  heroFrom: '#8F1C45',
  heroTo: '#B4552A',
  onHero: '#FFFFFF',
  danger: '#FF8D85',
  dangerSoft: '#431E1C',
  like: '#FF6B95',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 14, card: 22 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(40, 20, 40, 0.06)',
  };
}
