import { placeGradient, readGradient } from './read-gradient.ts';

/** A rectangle in CSS pixels of the frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** Radii of the corners from the upper left one clockwise, limited so that neighbours fit. */
function readRadii(style: CSSStyleDeclaration, { width, height }: Box): number[] {
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ];
  const limit = Math.min(width, height) / 2;
  return corners.map((corner) => {
    const radius = corner.endsWith('%') ? (pixels(corner) / 100) * width : pixels(corner);
    return Math.max(0, Math.min(radius, limit));
  });
}

/** Adds the outline of an element's box to the path, reduced by `inset` on every side. */
export function traceBox(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  box: Box,
  inset = 0,
): void {
  const radii = readRadii(style, box).map((radius) => Math.max(0, radius - inset));
  const width = Math.max(0, box.width - 2 * inset);
  const height = Math.max(0, box.height - 2 * inset);
  context.beginPath();
  context.roundRect(box.x + inset, box.y + inset, width, height, radii);
}

function isVisible(color: string): boolean {
  return color !== 'transparent' && !/^rgba\(.*,\s*0\)$/.test(color);
}

/** The first shadow of `box-shadow`, as computed: a color, then four lengths. */
function setShadow(context: CanvasRenderingContext2D, shadow: string, scale: number): boolean {
  const [, color, x = '0', y = '0', blur = '0'] =
    /^(rgba?\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/.exec(shadow) ?? [];
  if (color === undefined || shadow.includes('inset')) return false;
  context.shadowColor = color;
  // Shadows are not scaled by the transform of the canvas.
  context.shadowOffsetX = pixels(x) * scale;
  context.shadowOffsetY = pixels(y) * scale;
  context.shadowBlur = pixels(blur) * scale;
  return true;
}

function paintBackground(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  box: Box,
  scale: number,
): void {
  const gradient = readGradient(style.backgroundImage);
  const hasColor = isVisible(style.backgroundColor);
  if (!gradient && !hasColor) return;
  traceBox(context, style, box);
  if (hasColor) {
    context.save();
    setShadow(context, style.boxShadow, scale);
    context.fillStyle = style.backgroundColor;
    context.fill();
    context.restore();
  }
  if (gradient) {
    const [startX, startY, endX, endY] = placeGradient(gradient.angle, box);
    const line = context.createLinearGradient(box.x + startX, box.y + startY, box.x + endX, box.y + endY);
    for (const { color, at } of gradient.stops) line.addColorStop(at, color);
    context.fillStyle = line;
    context.fill();
  }
}

function paintBorder(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, box: Box): void {
  const read = (width: string, color: string, kind: string) => ({
    width: kind === 'none' || kind === 'hidden' || !isVisible(color) ? 0 : pixels(width),
    color,
  });
  const top = read(style.borderTopWidth, style.borderTopColor, style.borderTopStyle);
  const right = read(style.borderRightWidth, style.borderRightColor, style.borderRightStyle);
  const bottom = read(style.borderBottomWidth, style.borderBottomColor, style.borderBottomStyle);
  const left = read(style.borderLeftWidth, style.borderLeftColor, style.borderLeftStyle);
  const others = [right, bottom, left];
  if (others.every(({ width, color }) => width === top.width && color === top.color)) {
    if (top.width === 0) return;
    traceBox(context, style, box, top.width / 2);
    context.strokeStyle = top.color;
    context.lineWidth = top.width;
    context.stroke();
    return;
  }
  const sides = [
    { ...top, area: [box.x, box.y, box.width, top.width] },
    { ...right, area: [box.x + box.width - right.width, box.y, right.width, box.height] },
    { ...bottom, area: [box.x, box.y + box.height - bottom.width, box.width, bottom.width] },
    { ...left, area: [box.x, box.y, left.width, box.height] },
  ] as const;
  for (const { width, color, area } of sides) {
    if (width === 0) continue;
    context.fillStyle = color;
    context.fillRect(...area);
  }
}

/** Paints shadow, background and border of an element. */
export function paintBox(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  box: Box,
  scale: number,
): void {
  paintBackground(context, style, box, scale);
  paintBorder(context, style, box);
}
