import type { SchemeColors } from '../print/theme/palette.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** The path of an icon in a square of 24 units; undefined if there is no such icon. */
export type IconPath = (name: string) => string | undefined;

/** Everything that the parts of a picture depend on. */
export interface Look {
  readonly spec: AppSpec;
  readonly colors: SchemeColors;
  readonly isDark: boolean;
  readonly radius: { readonly control: number; readonly card: number };
  readonly iconPath: IconPath;
}

/** A part of the picture, drawn from its upper left corner. */
export interface Drawn {
  readonly svg: string;
  readonly height: number;
}

/** Size of the pictured phone in px, and the margin of its content. */
export const phone = { width: 390, height: 844, margin: 20 } as const;

/** Width of the content in px. */
export const contentWidth = phone.width - 2 * phone.margin;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Share of the text size that a letter takes, by weight; fonts differ, so it is rather wide. */
const letterWidth = { regular: 0.53, bold: 0.58 } as const;

export const textWidth = (text: string, size: number, isBold = false): number =>
  Array.from(text).length * size * (isBold ? letterWidth.bold : letterWidth.regular);

function shorten(text: string, size: number, isBold: boolean, maximum: number): string {
  if (textWidth(text, size, isBold) <= maximum) return text;
  const count = Math.max(
    1,
    Math.floor(maximum / (size * (isBold ? letterWidth.bold : letterWidth.regular))) - 1,
  );
  return `${Array.from(text).slice(0, count).join('').trimEnd()}…`;
}

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Longer texts are cut. */
  readonly maximum?: number;
  readonly opacity?: number;
}

/** A line of text; `y` is its baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, fill, weight = 400, anchor = 'start', maximum = contentWidth, opacity } = style;
  const shown = escapeText(shorten(content, size, weight >= 600, maximum));
  const rest = [
    weight === 400 ? '' : ` font-weight="${weight}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${rest}>${shown}</text>`;
}

export interface BoxStyle {
  readonly fill: string;
  readonly radius?: number;
  readonly stroke?: string;
  readonly opacity?: number;
}

export function box(x: number, y: number, width: number, height: number, style: BoxStyle): string {
  const { fill, radius = 0, stroke, opacity } = style;
  const rest = [
    radius === 0 ? '' : ` rx="${round(radius)}"`,
    stroke === undefined ? '' : ` stroke="${stroke}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${rest}/>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, rest = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${rest}/>`;

/** An icon around its centre; nothing if there is no such icon. */
export function icon(look: Look, x: number, y: number, name: string, size: number, fill: string): string {
  const path = look.iconPath(name);
  if (path === undefined) return '';
  const scale = round((size / 24) * 100);
  return `<path transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Number(scale) / 100})" fill="${fill}" d="${path}"/>`;
}

export const at = (x: number, y: number, svg: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`;

/** The surface of cards and rows in the app's style. */
export function surface(look: Look, width: number, height: number): string {
  const { colors, radius, spec } = look;
  switch (spec.cardStyle) {
    case 'tinted':
      return box(0, 0, width, height, { fill: colors.sunken, radius: radius.card });
    case 'outlined':
      return box(0.5, 0.5, width - 1, height - 1, {
        fill: colors.page,
        radius: radius.card,
        stroke: colors.line,
      });
    case 'raised':
      return (
        box(0, 5, width, height, {
          fill: '#1e1e32',
          radius: radius.card,
          opacity: look.isDark ? 0.4 : 0.06,
        }) + box(0, 0, width, height, { fill: colors.raised, radius: radius.card })
      );
    case 'plain':
      return box(0, 0, width, height, { fill: colors.raised, radius: radius.card });
  }
}

/** Parts one below the other. */
export function stack(parts: readonly Drawn[], gap: number): Drawn {
  let height = 0;
  const drawn = parts.map((part, index) => {
    const top = height + (index === 0 ? 0 : gap);
    height = top + part.height;
    return at(0, top, part.svg);
  });
  return { svg: drawn.join(''), height };
}
