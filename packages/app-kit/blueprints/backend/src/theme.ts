import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F4F6FA',
  card: '#FFFFFF',
  sunken: '#E8ECF4',
  line: '#E1E6F0',
  ink: '#121C2E',
  muted: '#586579',
  faint: '#95A0B3',
  primary: '#1F5BD6',
  onPrimary: '#FFFFFF',
  soft: '#E1EAFC',
  heroFrom: '#143C96',
  heroTo: '#2E7BE8',
  onHero: '#FFFFFF',
  danger: '#C0322F',
  dangerSoft: '#FBE5E4',
  success: '#1E7F50',
  successSoft: '#DFF3E8',
  warning: '#A65B00',
  warningSoft: '#FDEFD8',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#0D1119',
  card: '#161C28',
  sunken: '#1F2736',
  line: '#283143',
  ink: '#EAF0FA',
  muted: '#9DABC2',
  faint: '#6C7A92',
  primary: '#7FAAFF',
  onPrimary: '#071B40',
  soft: '#1D2F54',
  heroFrom: '#10296A',
  heroTo: '#1F55AE',
  onHero: '#FFFFFF',
  danger: '#FF8B85',
  dangerSoft: '#431F1E',
  success: '#6BD6A1',
  successSoft: '#143626',
  warning: '#F5B95C',
  warningSoft: '#3D2C12',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 12, card: 16 };

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
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(16, 32, 64, 0.06)',
  };
}
