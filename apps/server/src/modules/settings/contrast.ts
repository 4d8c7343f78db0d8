import type { ThemeColors } from '@kilim/contract';

/** Minimum contrast of text by WCAG 2.2 AA. */
const minimum = 4.5;

/** The colours each brand colour is combined with: text on it, and the page background behind it. */
const companions = {
  primaryColor: { light: ['#ffffff', '#fbf9f5'], dark: ['#1c0d09', '#14120f'] },
  secondaryColor: { light: ['#ffffff', '#fbf9f5'], dark: ['#0d1428', '#14120f'] },
} as const;

export type ColorKey = keyof typeof companions;

export const isColorKey = (key: string): key is ColorKey => Object.hasOwn(companions, key);

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 (the same) to 21 (black on white). */
export function contrastBetween(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The themes in which a colour has too little contrast. */
export function findLowContrast(key: ColorKey, colors: ThemeColors): ('light' | 'dark')[] {
  return (['light', 'dark'] as const).filter((theme) =>
    companions[key][theme].some((companion) => contrastBetween(colors[theme], companion) < minimum),
  );
}
