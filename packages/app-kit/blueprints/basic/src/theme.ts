import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F6F6F9',
  card: '#FFFFFF',
  sunken: '#ECECF2',
  line: '#E4E4EC',
  ink: '#1A1A24',
  muted: '#62626F',
  faint: '#9C9CA9',
  primary: '#4B4ACF',
  onPrimary: '#FFFFFF',
  soft: '#E6E6FB',
  heroFrom: '#4B4ACF',
  heroTo: '#8A4FD0',
  onHero: '#FFFFFF',
  danger: '#C2362B',
  dangerSoft: '#FCE7E4',
  success: '#1E7F50',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#111118',
  card: '#1A1A23',
  sunken: '#24242F',
  line: '#2D2D3A',
  ink: '#EFEFF6',
  muted: '#A5A5B4',
  faint: '#74747F',
  primary: '#A3A2FF',
  onPrimary: '#14134A',
  soft: '#2B2A52',
  heroFrom: '#34339A',
  heroTo: '#643A99',
  onHero: '#FFFFFF',
  danger: '#FF8A7E',
  dangerSoft: '#3A1C19',
  success: '#6BD6A1',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 14, card: 20 };

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
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(30, 30, 60, 0.06)',
  };
}
