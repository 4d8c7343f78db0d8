import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F5F7F4',
  card: '#FFFFFF',
  sunken: '#E9EEE9',
  line: '#E2E8E2',
  ink: '#14211C',
  muted: '#5B6B64',
  faint: '#97A59E',
  primary: '#0E7C66',
  onPrimary: '#FFFFFF',
  soft: '#DDF2EC',
  heroFrom: '#0E7C66',
  heroTo: '#1F9E6B',
  onHero: '#FFFFFF',
  danger: '#C2362B',
  dangerSoft: '#FCE7E4',
  warning: '#D9822B',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#0E1412',
  card: '#171F1C',
  sunken: '#1F2925',
  line: '#26322D',
  ink: '#EAF2EE',
  muted: '#9DAEA6',
  faint: '#6D7D76',
  primary: '#4FD1B0',
  onPrimary: '#06231B',
  soft: '#17362E',
  heroFrom: '#0B5E4E',
  heroTo: '#167A55',
  onHero: '#FFFFFF',
  danger: '#FF8A7E',
  dangerSoft: '#3A1C19',
  warning: '#F2AE62',
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
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(20, 33, 28, 0.06)',
  };
}
