import { contrastRatio } from '@kilim/app-kit';
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

/** The themes in which a colour has too little contrast. */
export function findLowContrast(key: ColorKey, colors: ThemeColors): ('light' | 'dark')[] {
  return (['light', 'dark'] as const).filter((theme) =>
    companions[key][theme].some((companion) => contrastRatio(colors[theme], companion) < minimum),
  );
}
