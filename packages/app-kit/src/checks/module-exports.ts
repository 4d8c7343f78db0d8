import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import type { InspectedFile } from './inspect-project.ts';

/** The exports of a module, including those of `export *`. */
export interface ModuleExports {
  has(name: string): boolean;
  /** The name of the only export, if there is exactly one. */
  readonly only: string | undefined;
}

/** `undefined` if the exports are unknown: JSON, a re-exported package, a file that does not parse. */
export type FindExports = (path: string) => ModuleExports | undefined;

/**
 * Indexes exports without a list per module: with chains of `export *` the lists would have files × names entries. The
 * modules that declare a name and the sources of a module are bit sets over the files, so a look-up compares 32 files
 * at once.
 */
export function indexExports(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
): FindExports {
  const modules = [...inspected.keys()];
  const numberOf = new Map(modules.map((path, index) => [path, index]));
  const words = Math.ceil(modules.length / 32);
  let holders: ReadonlyMap<string, number | Uint32Array> | undefined;
  const known = new Map<string, ModuleExports | undefined>();

  /** The module and all modules that it re-exports; `undefined` if one of them is unknown. */
  const findSources = (path: string): ReadonlySet<string> | undefined => {
    const sources = new Set([path]);
    // Iterating a set includes elements added meanwhile, so cycles and diamonds are visited once.
    for (const current of sources) {
      const inspection = inspected.get(current)?.inspection;
      if (inspection === undefined || !inspection.ok) return undefined;
      for (const specifier of inspection.reExportedModules) {
        const target = isLocalSpecifier(specifier) ? resolveImport(files, current, specifier) : undefined;
        if (target === undefined) return undefined;
        sources.add(target);
      }
    }
    return sources;
  };

  const readExports = (path: string): ModuleExports | undefined => {
    const sources = findSources(path);
    if (sources === undefined) return undefined;
    const own = new Set(namesOf(inspected.get(path)));
    const mask = new Uint32Array(words);
    for (const source of sources) addTo(mask, numberOf.get(source) ?? 0);
    return {
      has: (name) => {
        if (own.has(name) || name === 'default' || sources.size === 1) return own.has(name);
        holders ??= findHolders(inspected, words);
        return meets(mask, holders.get(name));
      },
      get only() {
        return findOnly(path, sources, inspected);
      },
    };
  };

  return (path) => {
    if (!known.has(path)) known.set(path, readExports(path));
    return known.get(path);
  };
}

function namesOf(file: InspectedFile | undefined): readonly string[] {
  return file?.inspection.ok === true ? file.inspection.exports : [];
}

function addTo(mask: Uint32Array, index: number): void {
  mask[index >> 5] = (mask[index >> 5] ?? 0) | (1 << (index & 31));
}

/** The modules that declare each name: the index of the only one, or a bit set. */
function findHolders(
  inspected: ReadonlyMap<string, InspectedFile>,
  words: number,
): ReadonlyMap<string, number | Uint32Array> {
  const holders = new Map<string, number | Uint32Array>();
  for (const [index, file] of [...inspected.values()].entries()) {
    for (const name of namesOf(file)) {
      const known = holders.get(name);
      if (known === undefined) holders.set(name, index);
      else if (known !== index) {
        const mask = typeof known === 'number' ? new Uint32Array(words) : known;
        if (typeof known === 'number') addTo(mask, known);
        addTo(mask, index);
        holders.set(name, mask);
      }
    }
  }
  return holders;
}

function meets(mask: Uint32Array, holder: number | Uint32Array | undefined): boolean {
  if (holder === undefined) return false;
  if (typeof holder === 'number') return ((mask[holder >> 5] ?? 0) & (1 << (holder & 31))) !== 0;
  return holder.some((word, index) => (word & (mask[index] ?? 0)) !== 0);
}

function findOnly(
  path: string,
  sources: ReadonlySet<string>,
  inspected: ReadonlyMap<string, InspectedFile>,
): string | undefined {
  let only: string | undefined;
  for (const source of sources) {
    for (const name of namesOf(inspected.get(source))) {
      if (name === only || (name === 'default' && source !== path)) continue;
      if (only !== undefined) return undefined;
      only = name;
    }
  }
  return only;
}
