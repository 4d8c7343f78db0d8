import { type BinaryReference, readBinaryReference } from '@kilim/app-kit';
import { type DesignElement, isFontPath, isSystemFont, walkElements } from '@kilim/design-model';

/** The font of React Native's texts on the web. */
const usual = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** The family under which the canvas loads a font of the project; apart from the fonts of the page. */
export const faceName = (path: string): string => `kilim-${path.replaceAll(/[^\w-]/gu, '_')}`;

/** The family of a text on the canvas. */
export function familyOf(font: string | undefined): string {
  if (font === undefined) return usual;
  return isSystemFont(font) ? font : `"${faceName(font)}", ${usual}`;
}

/** The fonts of the project that elements use, in a stable order. */
export function listFonts(elements: readonly DesignElement[]): readonly string[] {
  const found = new Set<string>();
  for (const { props } of walkElements(elements)) {
    if (props.fontFamily !== undefined && isFontPath(props.fontFamily)) found.add(props.fontFamily);
  }
  return [...found].sort();
}

/** The stored fonts at these paths; those that the project no longer has are left out. */
export const findReferences = (
  paths: readonly string[],
  files: ReadonlyMap<string, { readonly content: string }>,
): readonly (readonly [path: string, reference: BinaryReference])[] =>
  paths.flatMap((path) => {
    const content = files.get(path)?.content;
    const reference = content === undefined ? undefined : readBinaryReference(content);
    return reference === undefined ? [] : [[path, reference] as const];
  });
