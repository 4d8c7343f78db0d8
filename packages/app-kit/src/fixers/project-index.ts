import type { InspectedFile } from '../checks/inspect-project.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { isCodePath, isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';

/** What fixers of one file look up in the others; each part is indexed when it is first used. */
export interface ProjectIndex {
  /** Paths whose name without code extension is the same in lower case. */
  findByName(name: string): readonly string[];
  /** Names that other modules import from a path, `default` included, with their local names. */
  findImported(path: string): ReadonlyMap<string, string>;
  /** Code files that contain `<NavigationContainer`. */
  readonly containers: readonly string[];
  /** Code files that contain a navigator, such as `<Stack.Navigator`. */
  readonly navigators: readonly string[];
  /** Names of the screens of all navigators, by name in lower case. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** The file name of a path in lower case, without the extension of a code file. */
export function fileNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.replace(/(?:\.(?:web|native|ios|android))?\.[cm]?[jt]sx?$/, '');
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

function indexNames(files: ProjectFiles): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of Object.keys(files)) append(found, fileNameOf(path), path);
  return found;
}

function indexImported(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { path, inspection } of inspected.values()) {
    for (const { specifier, names } of inspection.ok ? inspection.imports : []) {
      const target = isLocalSpecifier(specifier) ? resolveImport(files, path, specifier) : undefined;
      if (target === undefined) continue;
      const known = found.get(target) ?? new Map<string, string>();
      for (const { imported, local } of names) if (imported !== '*') known.set(imported, local);
      found.set(target, known);
    }
  }
  return found;
}

function indexScreens(files: ProjectFiles): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [path, source] of Object.entries(files)) {
    if (!isCodePath(path)) continue;
    for (const [, name = ''] of source.matchAll(/\.Screen\s[^>]{0,200}?\bname=\{?["']([^"'\n]{1,80})["']/g)) {
      if (found.get(name.toLowerCase())?.includes(name) !== true) append(found, name.toLowerCase(), name);
    }
  }
  return found;
}

/** Creates an index over the files as they are; nothing is read before it is used. */
export function indexProject(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
): ProjectIndex {
  const containing = (pattern: RegExp): readonly string[] =>
    Object.keys(files).filter((path) => isCodePath(path) && pattern.test(files[path] ?? ''));
  let names: ReturnType<typeof indexNames> | undefined;
  let imported: ReturnType<typeof indexImported> | undefined;
  let containers: readonly string[] | undefined;
  let navigators: readonly string[] | undefined;
  let screens: ReturnType<typeof indexScreens> | undefined;
  return {
    findByName: (name) => (names ??= indexNames(files)).get(name.toLowerCase()) ?? [],
    findImported: (path) => (imported ??= indexImported(files, inspected)).get(path) ?? new Map(),
    get containers() {
      return (containers ??= containing(/<NavigationContainer\b/));
    },
    get navigators() {
      return (navigators ??= containing(/<\w+\.Navigator\b/));
    },
    get screens() {
      return (screens ??= indexScreens(files));
    },
  };
}
