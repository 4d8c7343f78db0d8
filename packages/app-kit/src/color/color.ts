interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function readHex(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#RRGGBB` from three channels of 0 to 255; values outside are clamped. */
export function writeHex(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

/** Mixes a share (0 to 1) of the second colour into the first. */
export function mixColors(first: string, second: string, share: number): string {
  const other = readHex(second);
  return writeHex(readHex(first).map((channel, index) => channel + ((other[index] ?? 0) - channel) * share));
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = readHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio by WCAG 2.2: 1 (equal colours) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  const [low, high] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

export function toHsl(hex: string): Hsl {
  const [red, green, blue] = readHex(hex).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sector * 60, saturation, lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const part = (offset: number): number => {
    const place = (offset + hue / 30 + 12) % 12;
    return (
      255 *
      (lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
    );
  };
  return writeHex([part(0), part(8), part(4)]);
}

/** Darkens or lightens a colour in steps until it reaches the contrast ratio against another one. */
export function ensureContrast(hex: string, against: string, wanted: number): string {
  const step = relativeLuminance(against) > 0.4 ? -0.02 : 0.02;
  const hsl = toHsl(hex);
  let color = hex;
  for (let count = 1; count <= 50 && contrastRatio(color, against) < wanted; count += 1) {
    color = fromHsl({ ...hsl, lightness: Math.min(1, Math.max(0, hsl.lightness + step * count)) });
  }
  return color;
}
