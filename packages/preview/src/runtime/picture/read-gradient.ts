/** A linear gradient as CSS describes it: degrees clockwise from the top, and colours at parts of its line. */
export interface LinearGradient {
  readonly angle: number;
  readonly stops: readonly { readonly color: string; readonly at: number }[];
}

const sides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
};
const stopPattern = /(rgba?\([^)]*\)|color\([^)]*\)|#[0-9a-f]+)(?:\s+(-?[\d.]+)%)?/gi;
const stopsMaximum = 16;

/** Reads the computed `background-image` of an element; null when it is no linear gradient of colours. */
export function readGradient(image: string): LinearGradient | null {
  const content = /^linear-gradient\((.*)\)$/s.exec(image.slice(0, 2_000))?.[1];
  if (content === undefined) return null;
  const degrees = /^(-?[\d.]+)deg/.exec(content)?.[1];
  const side = /^to (?:top|right|bottom|left)/.exec(content)?.[0];
  const angle = degrees === undefined ? (sides[side ?? ''] ?? 180) : Number(degrees);
  const found = [...content.matchAll(stopPattern)].slice(0, stopsMaximum);
  if (found.length < 2 || !Number.isFinite(angle)) return null;
  const stops = found.map(([, color = '', percent], index) => ({
    color,
    at: Math.min(1, Math.max(0, percent === undefined ? index / (found.length - 1) : Number(percent) / 100)),
  }));
  return { angle, stops };
}

/** Start and end of the gradient's line in a box of the given sides (CSS Images Level 3, section 3.1.1). */
export function placeGradient(
  angle: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [startX: number, startY: number, endX: number, endY: number] {
  const turn = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const half = (Math.abs(width * sine) + Math.abs(height * cosine)) / 2;
  const [x, y] = [width / 2, height / 2];
  return [x - sine * half, y + cosine * half, x + sine * half, y - cosine * half];
}
