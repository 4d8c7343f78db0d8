import { isAssetPath } from './asset-reference.ts';
import type { DesignElement } from './element.ts';
import { isFontPath } from './font-reference.ts';
import { type PropertyName, type Props, properties } from './properties.ts';
import { namesOf } from './property-values.ts';
import { walkElements } from './tree.ts';

function pathIn(props: Props, name: PropertyName): string | undefined {
  const value = props[name];
  const { kind } = properties[name];
  if (typeof value !== 'string') return undefined;
  return (kind === 'asset' && isAssetPath(value)) || (kind === 'font' && isFontPath(value))
    ? value
    : undefined;
}

/** The paths of all pictures and fonts of the project that elements use. */
export function listProjectFiles(elements: readonly DesignElement[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { props } of walkElements(elements))
    for (const name of namesOf(props)) {
      const path = pathIn(props, name);
      if (path !== undefined) paths.add(path);
    }
  return paths;
}

/** Uses other files in place of some; null leaves the property out, so that the default picture or font is shown. */
export function replaceProjectFiles(
  elements: readonly DesignElement[],
  replacements: ReadonlyMap<string, string | null>,
): readonly DesignElement[] {
  const replaceIn = (props: Props): Props => {
    const entries = namesOf(props).flatMap((name) => {
      const path = pathIn(props, name);
      const next = path === undefined ? undefined : replacements.get(path);
      if (next === null) return [];
      return [[name, next ?? props[name]]];
    });
    return Object.fromEntries(entries);
  };
  return elements.map((element) => ({
    ...element,
    props: replaceIn(element.props),
    children: replaceProjectFiles(element.children, replacements),
  }));
}
