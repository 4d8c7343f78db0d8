import { contrastRatio } from '@kilim/app-kit';
import { type BrandColorKey, brandCompanions, brandContrastMinimum, type ThemeColors } from '@kilim/contract';

export const isColorKey = (key: string): key is BrandColorKey => Object.hasOwn(brandCompanions, key);

/** The themes in which a colour has too little contrast. */
export function findLowContrast(key: BrandColorKey, colors: ThemeColors): ('light' | 'dark')[] {
  return (['light', 'dark'] as const).filter((theme) =>
    brandCompanions[key][theme].some(
      (companion) => contrastRatio(colors[theme], companion) < brandContrastMinimum,
    ),
  );
}
