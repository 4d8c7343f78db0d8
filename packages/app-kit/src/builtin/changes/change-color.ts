import {
  contrastRatio,
  ensureContrast,
  fromHsl,
  mixColors,
  relativeLuminance,
  toHsl,
} from '../../color/color.ts';
import { readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { findColor } from '../find-color.ts';
import { hasStem } from '../fold-text.ts';
import { detectIntent } from '../intent.ts';
import { listCodePaths } from '../project-shape.ts';
import { changeMatches, type SourceChange, toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { applyAnswer, type Change, type ChangeRequest, talkAnswer } from './change.ts';
import { changeScheme } from './change-scheme.ts';

type Shades = Readonly<Record<string, string>>;

const colorStems = [
  'renk',
  'reng',
  'color',
  'colour',
  'tema',
  'theme',
  'arka plan',
  'zemin',
  'background',
  'ana ',
  'primary',
  'vurgu',
  'accent',
];
const backgroundStems = ['arka plan', 'zemin', 'background'];
const otherSubjects = [
  'buton',
  'dugme',
  'button',
  'yazi',
  'metin',
  'text',
  'baslik',
  'title',
  'ikon',
  'icon',
  'kart',
  'card',
];

const mainKey = /^(?:primary|accent|brand|tint|main)(?:color)?$/i;
const pageKey = /^(?:page|background|backgroundColor|bg|screen)$/i;
const inkKey = /^(?:ink|text|foreground|textColor)$/i;
const pair = /(?:^|[\s{,])'?(\w+)'?:\s*'(#[\da-fA-F]{6})'/g;

/** An object literal with colours and without nested objects. */
interface Palette {
  readonly start: number;
  readonly text: string;
  readonly colors: ReadonlyMap<string, string>;
}

function findPalettes(source: string): Palette[] {
  return [...source.matchAll(/\{[^{}]*\}/g)]
    .map((match) => ({
      start: match.index,
      text: match[0],
      colors: new Map(
        [...match[0].matchAll(pair)].map((found) => [found[1] ?? '', (found[2] ?? '').toUpperCase()]),
      ),
    }))
    .filter(({ colors }) => [...colors.keys()].some((key) => mainKey.test(key)));
}

function findShade(colors: ReadonlyMap<string, string>, key: RegExp): string | undefined {
  return [...colors].find(([name]) => key.test(name))?.[1];
}

/** Recalculates the shades of a palette that derive from its main colour, with readable contrast. */
function shadeMain(hex: string, isExact: boolean, colors: ReadonlyMap<string, string>): Shades {
  const page = findShade(colors, pageKey) ?? '#FFFFFF';
  const isDark = relativeLuminance(page) < 0.2;
  const keepsExact = isExact && contrastRatio(hex, page) >= 3;
  const main = keepsExact ? hex : ensureContrast(hex, page, isDark ? 6.5 : 4.6);
  const hsl = toHsl(hex);
  // Orange and yellow are shifted towards red, because the opposite direction is olive.
  const turn = hsl.hue > 18 && hsl.hue < 80 ? -22 : 28;
  const deep = ensureContrast(hex, '#FFFFFF', isDark ? 7.5 : 4.6);
  const far = fromHsl({
    ...toHsl(deep),
    hue: (hsl.hue + turn + 360) % 360,
    lightness: Math.min(0.56, toHsl(deep).lightness + 0.1),
  });
  const darkInk = mixColors(hex, '#000000', 0.86);
  const on = contrastRatio('#FFFFFF', main) >= contrastRatio(darkInk, main) ? '#FFFFFF' : darkInk;
  const soft = isDark ? mixColors(page, hex, 0.28) : mixColors(page, hex, 0.13);
  return {
    main,
    on,
    soft,
    heroFrom: deep,
    heroTo: ensureContrast(far, '#FFFFFF', 3.1),
  };
}

function shadeOf(key: string, shades: Shades): string | undefined {
  if (mainKey.test(key)) return shades.main;
  if (/^on(?:Primary|Accent|Brand)$/i.test(key)) return shades.on;
  if (/^(?:soft|(?:primary|accent|brand)(?:Soft|Light))$/i.test(key)) return shades.soft;
  if (key === 'heroFrom' || key === 'heroTo') return shades[key];
  return undefined;
}

function shadePage(hex: string, isExact: boolean, colors: ReadonlyMap<string, string>): string {
  const page = findShade(colors, pageKey) ?? '#FFFFFF';
  const ink = findShade(colors, inkKey);
  if (isExact && ink !== undefined && contrastRatio(hex, ink) >= 4.5) return hex;
  return relativeLuminance(page) < 0.2 ? mixColors('#101014', hex, 0.16) : mixColors('#FFFFFF', hex, 0.12);
}

function recolorPalettes(
  { files, folded }: ChangeRequest,
  hex: string,
  isExact: boolean,
): Record<string, ReplyFile> {
  const isBackground = hasStem(folded, backgroundStems);
  const changed: Record<string, ReplyFile> = {};
  for (const path of listCodePaths(files)) {
    const source = readProjectFile(files, path) ?? '';
    const changes: SourceChange[] = findPalettes(source).flatMap((palette) => {
      const shades = shadeMain(hex, isExact, palette.colors);
      const found = changeMatches(
        palette.text,
        /(?<=(?:^|[\s{,])'?\w+'?:\s*')(#[\da-fA-F]{6})(?=')/,
        (match) => {
          const key = /(\w+)'?:\s*'$/.exec(palette.text.slice(0, match.index))?.[1] ?? '';
          const next = isBackground
            ? pageKey.test(key)
              ? shadePage(hex, isExact, palette.colors)
              : undefined
            : shadeOf(key, shades);
          return next === match[1]?.toUpperCase() ? undefined : next;
        },
      );
      return found.map((change) => ({
        ...change,
        start: change.start + palette.start,
        end: change.end + palette.start,
      }));
    });
    if (changes.length > 0) changed[path] = { edits: toReplyEdits(source, changes) };
  }
  return changed;
}

function hasPalette({ files }: ChangeRequest): boolean {
  return listCodePaths(files).some((path) => findPalettes(readProjectFile(files, path) ?? '').length > 0);
}

/** Replaces the most used saturated colour of a project without a palette. */
function replaceStrongest({ files }: ChangeRequest, hex: string): Record<string, ReplyFile> {
  const literal = /(?<=['"])(#[\da-fA-F]{6})(?=['"])/;
  const counts = new Map<string, number>();
  const paths = listCodePaths(files);
  for (const path of paths) {
    for (const match of (readProjectFile(files, path) ?? '').matchAll(new RegExp(literal, 'g'))) {
      const color = match[0].toUpperCase();
      const { saturation, lightness } = toHsl(color);
      if (saturation > 0.35 && lightness > 0.2 && lightness < 0.8)
        counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const strongest = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (strongest === undefined || strongest === hex) return {};
  const changed: Record<string, ReplyFile> = {};
  for (const path of paths) {
    const source = readProjectFile(files, path) ?? '';
    const changes = changeMatches(source, literal, (match) =>
      match[0].toUpperCase() === strongest ? hex : undefined,
    );
    if (changes.length > 0) changed[path] = { edits: toReplyEdits(source, changes) };
  }
  return changed;
}

/** Changes the main or background colour and recalculates its shades so that texts stay readable. */
export const changeColor: Change = (request) => {
  const { prompt, folded, language } = request;
  const color = findColor(prompt);
  if (color === undefined) return undefined;
  const isAsked =
    hasStem(folded, colorStems) ||
    (detectIntent(prompt).name !== 'create_new' &&
      hasStem(folded, ['yap', 'boya', 'make', 'paint', 'turn', 'olsun', 'cevir', 'change']));
  if (!isAsked) return undefined;
  const text = words[language].color;
  const isBackground = hasStem(folded, backgroundStems);
  // A black background means the dark theme.
  if (isBackground && !color.isExact && relativeLuminance(color.hex) < 0.03) {
    return changeScheme({ ...request, folded: 'koyu tema' });
  }
  if (!hasStem(folded, ['ana', 'primary', 'tema', 'theme']) && hasStem(folded, otherSubjects)) {
    return talkAnswer(text.onlyMain);
  }
  const own = recolorPalettes(request, color.hex, color.isExact);
  const files =
    Object.keys(own).length > 0 || isBackground || hasPalette(request)
      ? own
      : replaceStrongest(request, color.hex);
  const paths = Object.keys(files);
  if (paths.length === 0) return talkAnswer(hasPalette(request) ? text.same : text.nothing);
  return applyAnswer({
    title: isBackground ? text.backgroundTitle : text.mainTitle,
    explanation: isBackground ? text.backgroundDone(color.hex) : text.mainDone(color.hex),
    files,
    changes: paths.map((path) => text.changed(path)),
  });
};
