import type { AppColors } from './app-colors.ts';
import { writePng } from './png.ts';
import { motifReach, type Thread, weaveMotif } from './woven-motif.ts';

/** Paths of the images of an export. */
export const imagePaths = {
  icon: 'assets/icon.png',
  foreground: 'assets/adaptive-foreground.png',
  background: 'assets/adaptive-background.png',
  monochrome: 'assets/adaptive-monochrome.png',
  splash: 'assets/splash-icon.png',
  favicon: 'assets/favicon.png',
} as const;

interface Drawing {
  readonly size: number;
  /** Pixels per cell of the motif; the rest of the image is margin. */
  readonly cell: number;
  readonly margin: string;
  /** Half the side of the coloured square around the centre, in pixels; the whole image by default. */
  readonly cloth?: number;
  readonly radius?: number;
  readonly colors: Readonly<Record<Thread, string>>;
}

/** Whether a point is inside a square with round corners; coordinates are relative to its centre. */
function isOnCloth(x: number, y: number, half: number, radius: number): boolean {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (across > half || down > half) return false;
  const [beyondX, beyondY] = [across - (half - radius), down - (half - radius)];
  return beyondX <= 0 || beyondY <= 0 || beyondX ** 2 + beyondY ** 2 <= radius ** 2;
}

function draw(motif: (x: number, y: number) => Thread, drawing: Drawing): Uint8Array {
  const { size, cell, margin, cloth = size, radius = 0, colors } = drawing;
  const palette = [...new Set([margin, ...Object.values(colors)])];
  const indexOf = (color: string): number => palette.indexOf(color);
  const middle = (size - 1) / 2;
  const pixels = new Uint8Array(size * size);
  // A cell has thousands of pixels, so the motif is computed once per cell.
  const side = 2 * motifReach + 3;
  const cells = Int8Array.from({ length: size }, (_, at) => {
    const place = Math.round((at - middle) / cell) + motifReach + 1;
    return Math.min(side - 1, Math.max(0, place));
  });
  const woven = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) - motifReach - 1, Math.floor(at / side) - motifReach - 1];
    const isInside = Math.max(Math.abs(x), Math.abs(y)) <= motifReach;
    return indexOf(colors[isInside ? motif(x, y) : 'ground']);
  });
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (cloth < size && !isOnCloth(column - middle, row - middle, cloth, radius)) continue;
      pixels[row * size + column] = woven[(cells[row] ?? 0) * side + (cells[column] ?? 0)] ?? 0;
    }
  }
  return writePng({ size, pixels, colors: palette });
}

/**
 * Draws icon, adaptive icon, splash image and favicon of an app with a motif derived from its name. The same name and
 * colours give the same bytes.
 */
export function drawAppImages(name: string, colors: AppColors): Readonly<Record<string, Uint8Array>> {
  const motif = weaveMotif(name);
  const { ground, light, strong, soft } = colors;
  const woven = { ground, light, strong, soft };
  const clear = 'transparent';
  const white = '#FFFFFF';
  // Android crops adaptive icons to a circle of two thirds, into which the diamond fits.
  const adaptive = { size: 432, cell: 12, margin: clear };
  return {
    [imagePaths.icon]: draw(motif, { size: 1024, cell: 42, margin: ground, colors: woven }),
    [imagePaths.foreground]: draw(motif, { ...adaptive, colors: { ...woven, ground: clear } }),
    [imagePaths.background]: draw(() => 'ground', { ...adaptive, margin: ground, colors: woven }),
    [imagePaths.monochrome]: draw(motif, {
      ...adaptive,
      colors: { ground: clear, light: white, strong: white, soft: clear },
    }),
    [imagePaths.splash]: draw(motif, {
      size: 512,
      cell: 18,
      margin: clear,
      cloth: 232,
      radius: 104,
      colors: woven,
    }),
    [imagePaths.favicon]: draw(motif, {
      size: 96,
      cell: 4,
      margin: clear,
      cloth: 48,
      radius: 20,
      colors: woven,
    }),
  };
}
