import type { PrintedFile } from '../printed-file.ts';
import { printUsed } from './print-used.ts';
import { type Import, readImports } from './read-imports.ts';
import { type Block, type SplitModule, splitModule } from './split-module.ts';

export type Library = Readonly<Record<string, string>>;

interface Module {
  readonly imports: readonly Import[];
  /** Undefined where everything stays: components, and files that are no part of the library. */
  readonly split: SplitModule | undefined;
}

/** The files of a library never change: each is read once. */
const readLibraries = new WeakMap<Library, Map<string, Module>>();

function readModule({ path, source }: PrintedFile, library: Library): Module {
  if (!Object.hasOwn(library, path) || library[path] !== source)
    return { imports: readImports(path, source), split: undefined };
  const modules = readLibraries.get(library) ?? new Map<string, Module>();
  readLibraries.set(library, modules);
  const module = modules.get(path) ?? {
    imports: readImports(path, source),
    split: path.endsWith('.ts') ? splitModule(path, source) : undefined,
  };
  modules.set(path, module);
  return module;
}

/** The blocks that the entry needs, directly or through others, by path; a file that nothing needs has no entry. */
function findUsed(entry: string, modules: ReadonlyMap<string, Module>): ReadonlyMap<string, Set<Block>> {
  const found = new Map<string, Set<Block>>();
  const open = (path: string, { imports, split }: Module): Set<Block> => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const kept = new Set<Block>();
    found.set(path, kept);
    if (split === undefined) for (const each of imports) need(each);
    else for (const block of split.blocks) if (block.name === undefined) keep(block, split, kept);
    return kept;
  };
  const need = ({ target, names }: Import): void => {
    for (const path of [`${target}.tsx`, `${target}.ts`]) {
      const module = modules.get(path);
      if (module === undefined) continue;
      const kept = open(path, module);
      if (module.split === undefined) continue;
      for (const block of module.split.blocks)
        if (names === undefined || names.includes(block.name ?? '')) keep(block, module.split, kept);
    }
  };
  const keep = (block: Block, split: SplitModule, kept: Set<Block>): void => {
    if (kept.has(block)) return;
    kept.add(block);
    for (const other of split.blocks)
      if (other.name !== undefined && block.uses.has(other.name)) keep(other, split, kept);
    for (const { target, locals } of split.imports)
      for (const [local, imported] of locals)
        if (block.uses.has(local)) need({ target, names: imported === undefined ? undefined : [imported] });
  };
  const first = modules.get(entry);
  if (first !== undefined) open(entry, first);
  return found;
}

/**
 * The files without what the app has no use for: declarations of the library's modules (.ts) that no file imports and no
 * kept declaration mentions, their imports, and files that are then left over. Components and printed files stay whole.
 */
export function dropUnused(
  entry: string,
  files: readonly PrintedFile[],
  library: Library,
): readonly PrintedFile[] {
  const modules = new Map(files.map((file) => [file.path, readModule(file, library)]));
  const used = findUsed(entry, modules);
  return files.flatMap((file) => {
    const kept = used.get(file.path);
    if (kept === undefined) return [];
    const split = modules.get(file.path)?.split;
    if (split === undefined || kept.size === split.blocks.length) return [file];
    return [{ path: file.path, source: printUsed(split, kept) }];
  });
}
