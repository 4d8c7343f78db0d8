import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F6F4FC',
  card: '#FFFFFF',
  sunken: '#E7E2F5',
  line: '#E4DFF2',
  ink: '#1E1638',
  muted: '#665D85',
  faint: '#A49CBD',
  primary: '#6A3FD8',
  onPrimary: '#FFFFFF',
  soft: '#ECE5FC',
  heroFrom: '#5B2FD0',
  heroTo: '#C2418F',
  onHero: '#FFFFFF',
  danger: '#C22F4B',
  dangerSoft: '#FBE4E9',
  success: '#23845B',
  cell: '#D9D2EC',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#110D1E',
  card: '#1B1530',
  sunken: '#251D40',
  line: '#2F2650',
  ink: '#F1EDFC',
  muted: '#AAA0CC',
  faint: '#766C99',
  primary: '#B698FF',
  onPrimary: '#1B0C40',
  soft: '#322654',
  heroFrom: '#4420A5',
  heroTo: '#8D2B6B',
  onHero: '#FFFFFF',
  danger: '#FF8FA3',
  dangerSoft: '#431B2A',
  success: '#6FD3A6',
  cell: '#33294F',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 16, card: 24 };

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
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(40, 24, 90, 0.10)',
  };
}
