import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#FBF7F2',
  card: '#FFFFFF',
  sunken: '#F1E9DF',
  line: '#EBE1D5',
  ink: '#2A1D14',
  muted: '#75645A',
  faint: '#AC9C90',
  primary: '#B04A22',
  onPrimary: '#FFFFFF',
  soft: '#FAE6DB',
  heroFrom: '#B04A22',
  heroTo: '#DE8A4C',
  onHero: '#FFFFFF',
  danger: '#BE2F37',
  dangerSoft: '#FBE5E5',
  success: '#2F7D4F',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#15110E',
  card: '#201A16',
  sunken: '#2B231D',
  line: '#352B24',
  ink: '#F6EEE7',
  muted: '#B5A498',
  faint: '#7F7066',
  primary: '#F0935F',
  onPrimary: '#2B1105',
  soft: '#40281B',
  heroFrom: '#7C3416',
  heroTo: '#B0632F',
  onHero: '#FFFFFF',
  danger: '#FF8B8B',
  dangerSoft: '#42201F',
  success: '#74C893',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 12, card: 18 };

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
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(60, 36, 16, 0.07)',
  };
}
