import type { Design } from '../model/element.ts';
import { isFontPath, type SystemFont } from '../model/font-reference.ts';
import { walkElements } from '../model/tree.ts';
import { createNames, toPascal } from './names.ts';
import { lineWidth, quote } from './print-text.ts';

// iOS has no generic families, so each one is a font that every device of Apple has.
const appleNames: Readonly<Record<SystemFont, string>> = {
  serif: 'Georgia',
  monospace: 'Menlo',
  cursive: 'Snell Roundhand',
};

/** The family of a system font, which differs between devices. */
export const printSystemFont = (font: SystemFont): string =>
  `Platform.select({ ios: ${quote(appleNames[font])}, default: ${quote(font)} })`;

/** One family for each font of the project that a design uses, the same on all screens. */
export function nameFonts({ screens }: Design): ReadonlyMap<string, string> {
  const used = new Set<string>();
  for (const { elements } of screens) {
    for (const { props } of walkElements(elements)) {
      if (props.fontFamily !== undefined && isFontPath(props.fontFamily)) used.add(props.fontFamily);
    }
  }
  const createName = createNames();
  const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  return new Map([...used].sort().map((path) => [path, createName(toPascal(fileName(path), 'Font'))]));
}

/** Loads fonts and shows nothing until they are there; a font that cannot be loaded does not hold the screen back. */
export function printFontHook(fonts: readonly (readonly [family: string, path: string])[]): string {
  const entries = fonts.map(([family, path]) => `${family}: require(${quote(`../../${path}`)})`);
  const start = '  const [hasFonts, fontError] = useFonts({';
  const flat = `${start} ${entries.join(', ')} });`;
  const call =
    flat.length <= lineWidth ? flat : `${start}\n${entries.map((entry) => `    ${entry},\n`).join('')}  });`;
  return `${call}\n\n  if (!hasFonts && fontError === null) return null;\n`;
}
