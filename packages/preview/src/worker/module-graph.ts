import { findEntry, type SdkTable } from '@kilim/app-kit';
import type { ModuleRecord, PreviewError } from '../protocol.ts';
import { transformAsset } from './asset-module.ts';
import { buildError } from './build-error.ts';
import { findSpecifier } from './find-specifier.ts';
import { transformJson } from './json-transform.ts';
import { addLoopGuards } from './loop-guards.ts';
import type { PositionMaps } from './position-maps.ts';
import { type ResolveContext, resolveModule } from './resolve-module.ts';
import type { Transform, TransformResult } from './transform.ts';
import { readPathAliases } from './tsconfig-paths.ts';

/** All modules that the entry reaches, in breadth-first order. */
export interface BuiltGraph {
  readonly entry: string;
  readonly modules: ReadonlyMap<string, ModuleRecord>;
}

export type GraphOutcome =
  | { readonly kind: 'built'; readonly graph: BuiltGraph }
  | { readonly kind: 'failed'; readonly error: PreviewError }
  | { readonly kind: 'no-entry'; readonly candidates: readonly string[] };

/** Suggested for a project without an entry; package.json's `main` may name another. */
const USUAL_ENTRIES = ['src/App.tsx', 'App.tsx', 'src/App.js', 'App.js'];

interface KnownModule {
  readonly source: string;
  readonly result: TransformResult;
  /** The record with the number of the file set that its links were resolved against. */
  linked: { readonly record: ModuleRecord; readonly fileSet: number } | null;
}

/**
 * Builds the module graph of the project. Transforms only files that the entry reaches, each once per content, and
 * returns either the complete graph or an error, so that the frame never receives a partial change.
 */
export class ModuleGraph {
  readonly #sdk: SdkTable;
  readonly #maps: PositionMaps;
  #files: Record<string, string> = {};
  #fileSet = 0;
  #edited: string | null = null;
  readonly #known = new Map<string, KnownModule>();
  readonly #prepared = new Map<string, Pick<KnownModule, 'source' | 'result'>>();
  readonly #versions = new Map<string, ModuleRecord>();

  constructor(sdk: SdkTable, maps: PositionMaps) {
    this.#sdk = sdk;
    this.#maps = maps;
  }

  setFiles(files: Readonly<Record<string, string>>): void {
    // Without a prototype, so that file names such as `constructor` are safe.
    this.#files = Object.assign(Object.create(null), files);
    this.#fileSet += 1;
    this.#edited = null;
  }

  changeFile(path: string, content: string): void {
    // The path aliases affect how links are resolved.
    if (!Object.hasOwn(this.#files, path) || path === 'tsconfig.json') this.#fileSet += 1;
    this.#files[path] = content;
    this.#edited = path;
  }

  deleteFile(path: string): void {
    if (Object.hasOwn(this.#files, path)) this.#fileSet += 1;
    delete this.#files[path];
    this.#edited = null;
  }

  renameFile(from: string, to: string): void {
    const content = this.#files[from];
    if (content === undefined) return;
    delete this.#files[from];
    this.changeFile(to, content);
    this.#fileSet += 1;
  }

  /** Transforms a file that may be set soon, so that a build with it has less to do. */
  prepare(path: string, source: string, transform: Transform): void {
    const isDone = [this.#known, this.#prepared].some((files) => files.get(path)?.source === source);
    if (!isDone) this.#prepared.set(path, { source, result: transformFile(path, source, transform) });
  }

  /** Forgets prepared files that are not among these. */
  keepPrepared(files: Readonly<Record<string, string>>): void {
    for (const path of this.#prepared.keys()) if (!Object.hasOwn(files, path)) this.#prepared.delete(path);
  }

  /** Builds the graph. Of several errors, reports the one in the file edited last. */
  build(transform: Transform): GraphOutcome {
    const entry = findEntry(this.#files);
    if (entry === undefined) return { kind: 'no-entry', candidates: USUAL_ENTRIES };
    const context: ResolveContext = {
      sdk: this.#sdk,
      files: this.#files,
      aliases: readPathAliases(this.#files['tsconfig.json']),
    };
    const modules = new Map<string, ModuleRecord>();
    const errors: PreviewError[] = [];
    const queue = [entry];
    const seen = new Set(queue);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const record = this.#buildModule(path, transform, context, errors);
      if (record === null) continue;
      modules.set(path, record);
      for (const target of Object.values(record.links)) {
        if (seen.has(target) || !Object.hasOwn(this.#files, target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
    const told = errors.find((error) => error.path === this.#edited) ?? errors[0];
    if (told) return { kind: 'failed', error: told };
    for (const path of this.#known.keys()) if (!seen.has(path)) this.#known.delete(path);
    return { kind: 'built', graph: { entry, modules } };
  }

  #buildModule(
    path: string,
    transform: Transform,
    context: ResolveContext,
    errors: PreviewError[],
  ): ModuleRecord | null {
    const source = this.#files[path] ?? '';
    let known = this.#known.get(path);
    // oxc may accept what sucrase rejected.
    if (known?.source !== source || !known.result.ok) {
      const prepared = this.#prepared.get(path);
      this.#prepared.delete(path);
      const isUsable = prepared?.source === source && prepared.result.ok;
      const result = isUsable ? prepared.result : transformFile(path, source, transform);
      known = { source, result, linked: null };
      this.#known.set(path, known);
    }
    if (!known.result.ok) {
      errors.push(known.result.error);
      return null;
    }
    if (known.linked?.fileSet === this.#fileSet) return known.linked.record;
    const links = this.#link(path, source, known.result, context, errors);
    if (links === null) return null;
    const record = this.#record(path, source, known.result, links);
    known.linked = { record, fileSet: this.#fileSet };
    return record;
  }

  #link(
    path: string,
    source: string,
    result: TransformResult & { readonly ok: true },
    context: ResolveContext,
    errors: PreviewError[],
  ): Record<string, string> | null {
    const links: Record<string, string> = {};
    let whole = true;
    for (const specifier of result.deps) {
      const resolution = resolveModule(path, specifier, context);
      if (resolution.ok) {
        links[specifier] = resolution.target;
        continue;
      }
      whole = false;
      const position = findSpecifier(source, specifier);
      errors.push(
        buildError(resolution.code, { path, source }, position, resolution.message, resolution.params),
      );
    }
    for (const specifier of result.softDeps) {
      const resolution = resolveModule(path, specifier, context);
      if (resolution.ok) links[specifier] = resolution.target;
    }
    return whole ? links : null;
  }

  /** Keeps the version if code and links are unchanged, so that the frame does not run the module again. */
  #record(
    path: string,
    source: string,
    result: TransformResult & { readonly ok: true },
    links: Readonly<Record<string, string>>,
  ): ModuleRecord {
    const last = this.#versions.get(path);
    if (last && last.code === result.code && last.format === result.format && sameLinks(last.links, links)) {
      this.#maps.replace(path, last.version, source, result);
      return last;
    }
    const version = (last?.version ?? 0) + 1;
    const record: ModuleRecord = { path, version, format: result.format, code: result.code, links };
    this.#versions.set(path, record);
    this.#maps.add(path, version, source, result);
    return record;
  }
}

function transformFile(path: string, source: string, transform: Transform): TransformResult {
  const asset = transformAsset(source);
  if (asset !== undefined) return asset;
  return path.endsWith('.json') ? transformJson(path, source) : guardLoops(transform.transform(path, source));
}

function guardLoops(result: TransformResult): TransformResult {
  return result.ok ? { ...result, ...addLoopGuards(result.code) } : result;
}

function sameLinks(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
