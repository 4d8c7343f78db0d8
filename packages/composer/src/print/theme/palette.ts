import { contrastRatio } from '@kilim/app-kit';
import type { PaletteId } from '../../spec/app-spec.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Colours of one scheme by use. Names are those of the generated theme. */
export interface SchemeColors {
  readonly page: string;
  readonly raised: string;
  readonly sunken: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly faint: string;
  readonly primary: string;
  readonly onPrimary: string;
  /** The main colour as text on a page. */
  readonly primaryInk: string;
  readonly soft: string;
  readonly onSoft: string;
  readonly heroFrom: string;
  readonly heroTo: string;
  readonly onHero: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
}

interface Tint {
  /** Hue of the main colour in degrees, its chroma and lightness in the light scheme. */
  readonly hue: number;
  readonly chroma: number;
  readonly lightness: number;
  /** Hue and chroma of the page; a warm page with a cool main colour gives contrast. */
  readonly pageHue: number;
  readonly pageChroma: number;
  /** Hue of the second colour of the hero. */
  readonly heroHue: number;
}

const tint = (
  hue: number,
  chroma: number,
  lightness: number,
  pageHue: number,
  pageChroma: number,
  heroHue: number,
): Tint => ({ hue, chroma, lightness, pageHue, pageChroma, heroHue });

const tints: Readonly<Record<PaletteId, Tint>> = {
  terracotta: tint(42, 0.15, 0.56, 75, 0.012, 20),
  forest: tint(155, 0.11, 0.46, 130, 0.01, 175),
  ocean: tint(235, 0.13, 0.5, 225, 0.01, 205),
  plum: tint(335, 0.14, 0.46, 340, 0.008, 10),
  amber: tint(70, 0.13, 0.58, 85, 0.018, 45),
  rose: tint(8, 0.16, 0.57, 20, 0.01, 340),
  slate: tint(255, 0.06, 0.42, 255, 0.006, 235),
  teal: tint(190, 0.09, 0.5, 195, 0.01, 165),
  indigo: tint(275, 0.17, 0.49, 280, 0.008, 300),
  olive: tint(115, 0.1, 0.5, 105, 0.014, 140),
  cherry: tint(25, 0.19, 0.5, 30, 0.008, 5),
  sky: tint(225, 0.14, 0.55, 230, 0.012, 250),
  mint: tint(168, 0.1, 0.52, 165, 0.012, 200),
  coffee: tint(55, 0.07, 0.42, 70, 0.014, 40),
  violet: tint(300, 0.18, 0.52, 305, 0.01, 330),
  graphite: tint(260, 0.02, 0.32, 90, 0.004, 260),
};

const textContrast = 4.6;

/** Moves the lightness away from the background until text of the colour is readable on it. */
function readable(background: string, lightness: number, chroma: number, hue: number): string {
  // Text on a light background becomes darker, on a dark one lighter.
  const direction = contrastRatio(background, '#ffffff') > contrastRatio(background, '#000000') ? 1 : -1;
  for (let at = lightness; at > 0 && at < 1; at += direction * 0.01) {
    const color = fromOklch(at, chroma, hue);
    if (contrastRatio(color, background) >= textContrast) return color;
  }
  return direction > 0 ? '#ffffff' : '#000000';
}

function lightScheme({ hue, chroma, lightness, pageHue, pageChroma, heroHue }: Tint): SchemeColors {
  const page = fromOklch(0.975, pageChroma, pageHue);
  const sunken = fromOklch(0.945, pageChroma * 1.2, pageHue);
  const soft = fromOklch(0.925, chroma * 0.32, hue);
  const status = (statusHue: number, lift: number) => {
    const background = fromOklch(0.94, 0.045, statusHue);
    return { ink: readable(background, lift, 0.13, statusHue), background };
  };
  const success = status(150, 0.5);
  const warning = status(70, 0.55);
  const danger = status(27, 0.55);
  // White text is readable on it.
  const primary = readable('#ffffff', lightness, chroma, hue);
  const heroFrom = fromOklch(Math.min(lightness, 0.5), chroma, hue);
  return {
    page,
    raised: '#ffffff',
    sunken,
    line: fromOklch(0.905, pageChroma * 1.4, pageHue),
    ink: fromOklch(0.22, 0.02, hue),
    muted: readable(sunken, 0.52, 0.018, pageHue),
    faint: fromOklch(0.76, 0.014, pageHue),
    primary,
    onPrimary: '#ffffff',
    primaryInk: readable(sunken, lightness, chroma, hue),
    soft,
    onSoft: readable(soft, lightness, chroma, hue),
    heroFrom,
    heroTo: fromOklch(Math.min(lightness, 0.5) + 0.02, chroma * 0.95, heroHue),
    onHero: '#ffffff',
    success: success.ink,
    successSoft: success.background,
    warning: warning.ink,
    warningSoft: warning.background,
    danger: danger.ink,
    dangerSoft: danger.background,
  };
}

function darkScheme({ hue, chroma, pageHue, pageChroma, heroHue }: Tint): SchemeColors {
  const page = fromOklch(0.17, Math.min(0.012, pageChroma), pageHue);
  const sunken = fromOklch(0.27, Math.min(0.014, pageChroma), pageHue);
  const soft = fromOklch(0.31, chroma * 0.4, hue);
  const status = (statusHue: number) => {
    const background = fromOklch(0.3, 0.05, statusHue);
    return { ink: readable(background, 0.78, 0.11, statusHue), background };
  };
  const success = status(150);
  const warning = status(75);
  const danger = status(25);
  const primary = fromOklch(0.76, Math.min(chroma, 0.14), hue);
  return {
    page,
    raised: fromOklch(0.225, Math.min(0.013, pageChroma), pageHue),
    sunken,
    line: fromOklch(0.33, 0.012, pageHue),
    ink: fromOklch(0.95, 0.008, pageHue),
    muted: readable(sunken, 0.74, 0.014, pageHue),
    faint: fromOklch(0.5, 0.014, pageHue),
    primary,
    onPrimary: fromOklch(0.2, 0.04, hue),
    primaryInk: readable(sunken, 0.78, Math.min(chroma, 0.14), hue),
    soft,
    onSoft: readable(soft, 0.84, chroma * 0.7, hue),
    heroFrom: fromOklch(0.38, chroma * 0.85, hue),
    heroTo: fromOklch(0.42, chroma * 0.85, heroHue),
    onHero: '#ffffff',
    success: success.ink,
    successSoft: success.background,
    warning: warning.ink,
    warningSoft: warning.background,
    danger: danger.ink,
    dangerSoft: danger.background,
  };
}

/** Both schemes of a palette; an accent replaces hue, chroma and lightness of the main colour. */
export function makePalette(id: PaletteId, accent?: string): { light: SchemeColors; dark: SchemeColors } {
  const base = tints[id];
  if (accent === undefined) return { light: lightScheme(base), dark: darkScheme(base) };
  const { lightness, chroma, hue } = toOklch(accent);
  const changed: Tint = {
    ...base,
    hue,
    chroma: Math.min(0.2, chroma),
    lightness: Math.min(0.62, Math.max(0.36, lightness)),
    pageHue: hue,
    heroHue: (hue + 22) % 360,
  };
  return { light: lightScheme(changed), dark: darkScheme(changed) };
}
