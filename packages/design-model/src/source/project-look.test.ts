import { describe, expect, it } from 'vitest';
import { listFontFamilies } from './list-font-families.ts';
import { pathFrom } from './path-from.ts';
import { listProjectColors } from './project-colors.ts';

describe('listProjectColors', () => {
  it('finds the named colours of a theme, each once', () => {
    const theme = [
      'const light = {',
      "  page: '#f0f9f5',",
      "  line: '#abc',",
      '  \'on-page\': "#00000080",',
      '};',
      'export const palettes = {',
      '  dark: {',
      "    page: '#0b110e', again: '#F0F9F5',",
      '  },',
      '};',
      "export const accent = '#A8321F';",
    ].join('\n');
    expect(listProjectColors([['src/theme.ts', theme]])).toEqual([
      { color: '#F0F9F5', name: 'light.page' },
      { color: '#AABBCC', name: 'light.line' },
      { color: '#00000080', name: 'light.on-page' },
      { color: '#0B110E', name: 'dark.page' },
      { color: '#A8321F', name: 'dark.accent' },
    ]);
  });

  it('reads only files of the look, and no wrong colours', () => {
    expect(listProjectColors([['src/App.tsx', "const a = { b: '#ffffff' }"]])).toEqual([]);
    expect(listProjectColors([['src/colors.ts', "const a = { b: '#fffff', c: 'red' }"]])).toEqual([]);
    expect(listProjectColors([['src/ui/palette.js', "const a = { b: '#fff' }"]])).toHaveLength(1);
  });
});

it('listFontFamilies finds what the code loads', () => {
  const code = [
    "import { useFonts } from 'expo-font';",
    "const [ready] = useFonts({ Inter: require('./Inter.ttf'), 'Lora Bold': require(\"./Lora.ttf\") });",
  ].join('\n');
  expect(listFontFamilies([['src/App.tsx', code]])).toEqual(['Inter', 'Lora Bold']);
  expect(listFontFamilies([['src/App.tsx', 'useFonts({ a: 1 })']])).toEqual([]);
});

it.each([
  ['src/screens/A.tsx', 'assets/a.png', '../../assets/a.png'],
  ['App.tsx', 'assets/a.png', './assets/a.png'],
  ['src/App.tsx', 'src/assets/a.png', './assets/a.png'],
  ['src/ui/a/B.tsx', 'src/ui/b/c.png', '../b/c.png'],
])('from %s, %s is %s', (from, path, written) => expect(pathFrom(from, path)).toBe(written));
