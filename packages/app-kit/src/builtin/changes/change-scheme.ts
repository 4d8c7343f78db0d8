import { fromHsl, toHsl } from '../../color/color.ts';
import { readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { scanSource } from '../../source/scan-source.ts';
import { hasStem } from '../fold-text.ts';
import { listCodePaths } from '../project-shape.ts';
import { changeMatches, type SourceChange, toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { applyAnswer, type Change, type ChangeRequest, talkAnswer } from './change.ts';

type Scheme = 'light' | 'dark' | 'system';

const dark =
  /(?:karanlik|koyu|gece)\s+(?:bir\s+)?(?:mod|tema|gorunum|renk)|dark\s*(?:mode|theme|look)|night mode/;
const light = /(?:acik|aydinlik|gunduz)\s+(?:bir\s+)?(?:mod|tema|gorunum)|light\s*(?:mode|theme|look)/;
const offStems = [
  'kapat',
  'kaldir',
  'iptal',
  'turn off',
  'disable',
  'remove',
  'switch off',
  'no dark',
  'devre disi',
];
const systemStems = ['cihaz', 'sistem', 'otomatik', 'system', 'automatic', 'device'];

function findScheme(folded: string): Scheme | undefined {
  const isDark = dark.test(folded);
  const isLight = light.test(folded);
  if (!isDark && !isLight) return undefined;
  if (hasStem(folded, systemStems) || (isDark && isLight)) return 'system';
  const isOff = hasStem(folded, offStems) || /\boff\b/.test(folded);
  return isDark === isOff ? 'light' : 'dark';
}

/** Projects that choose a palette by the device: always choose the requested one. */
function changeChoice({ files }: ChangeRequest, scheme: Scheme): Record<string, ReplyFile> | undefined {
  if (scheme === 'system') return undefined;
  const choice = /(useColorScheme\(\) === 'dark' \? 'dark' : 'light')/;
  for (const path of listCodePaths(files)) {
    const source = readProjectFile(files, path) ?? '';
    const changes = changeMatches(source, choice, () => `'${scheme}'`);
    if (changes.length === 0) continue;
    const rest = (source.match(/\buseColorScheme\b/g) ?? []).length - changes.length;
    const unused =
      rest === 1 ? changeMatches(source, /(\buseColorScheme, |, useColorScheme\b)/, () => '') : [];
    return { [path]: { edits: toReplyEdits(source, [...unused, ...changes]) } };
  }
  return undefined;
}

/** Projects with fixed colours: swaps light and dark greys. */
function invertGreys({ files }: ChangeRequest, scheme: Scheme): Record<string, ReplyFile> {
  const literal = /(?<=['"])(#(?:[\da-fA-F]{6}|[\da-fA-F]{3}))(?=['"])/;
  const full = (hex: string): string =>
    hex.length === 4 ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
  const pages = listCodePaths(files).flatMap((path) =>
    [...(readProjectFile(files, path) ?? '').matchAll(/backgroundColor:\s*['"](#[\da-fA-F]{3,6})['"]/g)]
      .map((match) => full(match[1] ?? ''))
      .filter((hex) => hex.length === 7),
  );
  const brightness = pages.reduce((sum, hex) => sum + toHsl(hex).lightness, 0) / (pages.length || 1);
  if (pages.length === 0 || scheme === 'system' || (scheme === 'dark') === brightness < 0.4) return {};
  const changed: Record<string, ReplyFile> = {};
  for (const path of listCodePaths(files)) {
    const source = readProjectFile(files, path) ?? '';
    const greys: SourceChange[] = changeMatches(source, literal, (match) => {
      const hsl = toHsl(full(match[0]));
      if (hsl.saturation > 0.3 && hsl.lightness > 0.12 && hsl.lightness < 0.92) return undefined;
      const key = /(\w+)['"]?\s*[:=]\s*\{?\s*['"]$/.exec(source.slice(0, match.index))?.[1] ?? '';
      // Text on a saturated colour is unchanged.
      if (/^on[A-Z]/.test(key) || (scheme === 'dark' && key === 'color' && hsl.lightness > 0.92))
        return undefined;
      // Never pure black, so that cards and pages stay distinguishable.
      return fromHsl({
        ...hsl,
        saturation: hsl.saturation * 0.5,
        lightness: 0.07 + (1 - hsl.lightness) * 0.9,
      });
    });
    const changes = [...greys, ...colorPlainTexts(path, source, scheme)];
    if (changes.length > 0) changed[path] = { edits: toReplyEdits(source, changes) };
  }
  return changed;
}

/** Texts without a style are always black, so they get the text colour of the scheme. */
function colorPlainTexts(path: string, source: string, scheme: Scheme): SourceChange[] {
  const { elements, isBalanced } = scanSource(source, { jsx: path.endsWith('x') });
  if (!isBalanced || scheme !== 'dark') return [];
  return elements
    .filter(({ name, attributes, parent }) => {
      const isInText = elements[parent]?.name === 'Text';
      return name === 'Text' && !isInText && !attributes.some((attribute) => attribute.name === 'style');
    })
    .map(({ name, nameStart }) => {
      const at = nameStart + name.length;
      return { start: at, end: at, replace: " style={{ color: '#F2F2F5' }}" };
    });
}

/** Sets the dark, light or system theme. */
export const changeScheme: Change = (request) => {
  const scheme = findScheme(request.folded);
  if (scheme === undefined) return undefined;
  const text = words[request.language].scheme;
  const files = changeChoice(request, scheme) ?? invertGreys(request, scheme);
  const paths = Object.keys(files);
  if (paths.length === 0) return talkAnswer(text.already[scheme]);
  return applyAnswer({
    title: text.title[scheme],
    explanation: text.done[scheme],
    files,
    changes: paths.map((path) => text.changed(path)),
  });
};
