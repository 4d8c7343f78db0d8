export interface Import {
  /** Path of a file of the project without its extension, or the name of a package. */
  readonly target: string;
  /** The names that the other module exports; undefined for all of them. */
  readonly names: readonly string[] | undefined;
}

/** `import … from` and `export … from`; what stands between has no text, call or end of a statement. */
const importPattern = /^(?:import|export)\s([^'"();]*?)\sfrom '([^']+)'/gm;

/** The path that a specifier such as './days' means in a file. */
export function resolveImport(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The texts between the braces of an import: 'fold', 'type Span', 'createKept as create'. */
export const listSpecifiers = (clause: string): readonly string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The name in the other module and the one in this module. */
export function namesOf(specifier: string): { readonly imported: string; readonly local: string } {
  const [imported = '', local = imported] = specifier.replace(/^type /, '').split(' as ');
  return { imported, local };
}

/** What a file imports, in its order. */
export const readImports = (path: string, source: string): readonly Import[] =>
  [...source.matchAll(importPattern)].map(([, clause = '', specifier = '']) => ({
    target: resolveImport(path, specifier),
    names: clause.includes('*') ? undefined : listSpecifiers(clause).map((each) => namesOf(each).imported),
  }));
