import {
  contrastRatio,
  ensureContrast,
  fromHsl,
  mixColors,
  relativeLuminance,
  toHsl,
} from '../color/color.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isCodePath } from '../project/resolve-import.ts';
import { hashName } from './woven-motif.ts';

/** The colours of an app's icon and splash screen. */
export interface AppColors {
  readonly ground: string;
  readonly light: string;
  readonly strong: string;
  readonly soft: string;
  readonly splash: string;
  readonly splashDark: string;
}

const main = /\b(?:primary|accent|brand|tint|main)(?:Color)?['"]?\s*:\s*['"](#[\da-f]{6})['"]/i;
const page = /\b(?:page|background(?:Color)?|bg|screen)['"]?\s*:\s*['"](#[\da-f]{6})['"]/i;
const themeFirst = [
  'src/theme.ts',
  'src/theme.tsx',
  'src/colors.ts',
  'src/constants/colors.ts',
  'src/App.tsx',
];

function findColors(files: ProjectFiles): { readonly main?: string; readonly page?: string } {
  const rest = Object.keys(files).filter((path) => isCodePath(path) && !themeFirst.includes(path));
  for (const path of [...themeFirst, ...rest]) {
    const source = readProjectFile(files, path) ?? '';
    const found = main.exec(source)?.[1];
    if (found !== undefined) return { main: found, page: page.exec(source)?.[1] };
  }
  return {};
}

/** Reads the colours from the project's theme; without a theme they are derived from the app's name. */
export function findAppColors(name: string, files: ProjectFiles): AppColors {
  const found = findColors(files);
  const chosen = found.main ?? fromHsl({ hue: hashName(name) % 360, saturation: 0.62, lightness: 0.42 });
  // The motif is drawn in white and light colours, so the background must be dark enough.
  const ground = ensureContrast(chosen, '#FFFFFF', 4.2);
  const { hue, saturation } = toHsl(ground);
  // Hues near yellow are shifted towards red, because the opposite direction is lime.
  const turn = hue > 15 && hue < 100 ? -20 : 38;
  const warm = fromHsl({
    hue: (hue + turn + 360) % 360,
    saturation: Math.max(0.55, saturation),
    lightness: 0.72,
  });
  const strong = contrastRatio(warm, ground) >= 2 ? warm : mixColors(ground, '#FFFFFF', 0.55);
  const bright = found.page !== undefined && relativeLuminance(found.page) > 0.6 ? found.page : '#FFFFFF';
  return {
    ground,
    light: mixColors(bright, '#FFFFFF', 0.5),
    strong,
    soft: mixColors(ground, '#000000', 0.28),
    splash: bright,
    splashDark: mixColors(ground, '#0B0B0C', 0.86),
  };
}
