/** Colours of templates by role; text on its background has at least AA contrast in both schemes. */
export const templateColors = {
  light: {
    page: '#FBF9F5',
    surface: '#FFFFFF',
    soft: '#EFEAE1',
    line: '#CFC6BA',
    ink: '#1F1A17',
    muted: '#6B625B',
    accent: '#A8321F',
    onAccent: '#FFFFFF',
    accentSoft: '#F7E3DD',
    good: '#166534',
  },
  dark: {
    page: '#14120F',
    surface: '#211D19',
    soft: '#2C2824',
    line: '#4A433C',
    ink: '#F2EDE6',
    muted: '#B5ACA2',
    accent: '#F0846F',
    onAccent: '#1C0D09',
    accentSoft: '#3B221C',
    good: '#7DD79B',
  },
} as const satisfies Record<'light' | 'dark', Readonly<Record<string, string>>>;

export type Scheme = keyof typeof templateColors;
export type ColorRole = keyof (typeof templateColors)['light'] | 'transparent';

export const resolveColor = (scheme: Scheme, role: ColorRole): string =>
  role === 'transparent' ? role : templateColors[scheme][role];
