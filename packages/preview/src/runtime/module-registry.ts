import {
  type GeneratedPosition,
  MODULE_PARAMETERS,
  type ModuleRecord,
  VENDOR_LINK,
  WRAPPER_LINES,
} from '../protocol.ts';
import { sourceAddress } from './stack-positions.ts';
import { findStaleModules, indexImporters } from './stale-modules.ts';
import { asNamespace, type Namespace } from './vendor.ts';

export interface RefreshHooks {
  /** Whether a value is a component by the rule of React Refresh. */
  isComponent(value: unknown): boolean;
  register(value: unknown, id: string): void;
  signature(): unknown;
}

export interface ModuleRegistryOptions {
  readonly loadVendor: (specifier: string) => Namespace;
  readonly refresh: RefreshHooks;
  /** Evaluates a script and returns its value (indirect eval). */
  readonly evaluate: (script: string) => unknown;
  /** Required for code with loop guards. */
  readonly createLoopGuard?: (path: string, version: number) => object;
}

interface LoadedModule {
  record: ModuleRecord;
  /** The same object over all runs, so that importers see the latest exports without running again. */
  readonly namespace: Namespace;
  exports: object;
  state: 'stale' | 'running' | 'done';
  hasRun: boolean;
  failure: { readonly error: unknown } | null;
}

export interface UpdateFailure {
  readonly path: string;
  readonly error: unknown;
}

export interface RunResult {
  /** The change reached the entry without a refresh boundary. */
  readonly remount: boolean;
  readonly executed: number;
  readonly failure: UpdateFailure | null;
}

type ModuleFunction = (...values: unknown[]) => void;

/** Runs the project's modules, with live bindings, cycles and the last working exports after an error. */
export class ModuleRegistry {
  readonly #options: ModuleRegistryOptions;
  readonly #modules = new Map<string, LoadedModule>();
  #failure: UpdateFailure | null = null;

  constructor(options: ModuleRegistryOptions) {
    this.#options = options;
  }

  /** Replaces modules and runs all affected ones. Never throws; the first failure is in the result. */
  update(records: readonly ModuleRecord[], removed: readonly string[], entry: string): RunResult {
    this.#failure = null;
    for (const path of removed) this.#modules.delete(path);
    for (const record of records) this.#put(record);
    const changed = new Set(records.map(({ path }) => path));
    for (const [path, module] of this.#modules) if (module.failure || !module.hasRun) changed.add(path);

    const importers = indexImporters([...this.#modules.values()].map(({ record }) => record));
    const executed = new Set<string>();
    let remount = !this.#modules.get(entry)?.hasRun;
    let wave: Iterable<string> = changed;
    for (;;) {
      const boundaries = new Map<string, string>();
      const stale = findStaleModules(wave, importers, (path) => {
        const shape = this.#boundaryShape(path);
        // A module that has never run has no importer that has run.
        if (shape === null) return this.#modules.get(path)?.hasRun === false;
        boundaries.set(path, shape);
        return true;
      });
      for (const path of executed) stale.delete(path);
      for (const path of stale) this.#markStale(path);
      this.#runAll(entry, stale);
      for (const path of stale) executed.add(path);
      if (stale.has(entry) && !boundaries.has(entry)) remount = true;
      const broken = [...boundaries].filter(
        ([path, shape]) => stale.has(path) && this.#boundaryShape(path) !== shape,
      );
      if (broken.length === 0) break;
      if (broken.some(([path]) => path === entry)) remount = true;
      wave = broken.flatMap(([path]) => importers.get(path) ?? []).filter((path) => !executed.has(path));
    }
    for (const path of executed) this.#registerExports(path);
    return { remount, executed: executed.size, failure: this.#failure };
  }

  /** The exports of a module; null if it has not run. */
  exportsOf(path: string): Namespace | null {
    const module = this.#modules.get(path);
    return module?.hasRun ? module.namespace : null;
  }

  /** Whether a position is in the latest code of its module; false for code that was replaced or deleted. */
  isCurrent({ path, version }: GeneratedPosition): boolean {
    return this.#modules.get(path)?.record.version === version;
  }

  #put(record: ModuleRecord): void {
    const known = this.#modules.get(record.path);
    if (known) {
      known.record = record;
      return;
    }
    const module: LoadedModule = {
      record,
      namespace: liveNamespace(() => module.exports),
      exports: {},
      state: 'stale',
      hasRun: false,
      failure: null,
    };
    this.#modules.set(record.path, module);
  }

  #markStale(path: string): void {
    const module = this.#modules.get(path);
    if (module) module.state = 'stale';
  }

  /** Starts with the entry, so that modules run in import order. */
  #runAll(entry: string, stale: ReadonlySet<string>): void {
    for (const path of stale.has(entry) ? [entry, ...stale] : stale) {
      const module = this.#modules.get(path);
      if (module?.state !== 'stale') continue;
      try {
        this.#run(module);
      } catch {
        // Reported in `failure`; modules that do not import this one still run.
      }
    }
  }

  #load(path: string): Namespace {
    const module = this.#modules.get(path);
    if (!module) throw new Error(`The module "${path}" is not part of the app.`);
    if (module.state === 'stale') this.#run(module);
    else if (module.failure && !module.hasRun) throw module.failure.error;
    return module.namespace;
  }

  #run(module: LoadedModule): void {
    const lastGood = module.exports;
    module.exports = {};
    module.state = 'running';
    module.failure = null;
    try {
      this.#execute(module);
      module.hasRun = true;
    } catch (error) {
      module.exports = lastGood;
      module.failure = { error };
      this.#failure ??= { path: module.record.path, error };
      if (!module.hasRun) throw error;
    } finally {
      module.state = 'done';
    }
  }

  #execute(module: LoadedModule): void {
    const { path, format, code, version, links } = module.record;
    if (format === 'json') {
      module.exports = asNamespace(JSON.parse(code));
      return;
    }
    const address = sourceAddress(path, version);
    const opening = `(function(${MODULE_PARAMETERS.join(',')}){${'\n'.repeat(WRAPPER_LINES)}`;
    const run = this.#options.evaluate(`${opening}${code}\n})\n//# sourceURL=${address}`) as ModuleFunction;
    const own = module.exports;
    const load = (specifier: string): Namespace => {
      const target = Object.hasOwn(links, specifier) ? links[specifier] : undefined;
      if (target === undefined) throw new Error(`Cannot find module "${specifier}" from "${path}".`);
      return target.startsWith(VENDOR_LINK)
        ? this.#options.loadVendor(target.slice(VENDOR_LINK.length))
        : this.#load(target);
    };
    const { refresh } = this.#options;
    const holder = { exports: own };
    if (format === 'runner') Object.defineProperty(own, '__esModule', { value: true });
    run.call(
      undefined,
      own,
      load,
      async (specifier: string) => load(specifier),
      (source: Namespace) => exportAll(own, source),
      { url: address },
      own,
      load,
      holder,
      (value: unknown, id: string) => refresh.register(value, `${path} ${id}`),
      () => refresh.signature(),
      this.#options.createLoopGuard?.(path, version),
    );
    if (holder.exports !== own) module.exports = asNamespace(holder.exports);
  }

  /** The export names of a refresh boundary, a module that exports only components; null for any other module. */
  #boundaryShape(path: string): string | null {
    const module = this.#modules.get(path);
    if (!module?.hasRun) return null;
    const names = Object.keys(module.exports).sort();
    if (names.length === 0) return null;
    for (const name of names)
      if (!this.#options.refresh.isComponent(readExport(module.exports, name))) return null;
    return names.join(',');
  }

  #registerExports(path: string): void {
    const module = this.#modules.get(path);
    if (!module?.hasRun || module.failure) return;
    for (const name of Object.keys(module.exports)) {
      const value = readExport(module.exports, name);
      if (this.#options.refresh.isComponent(value))
        this.#options.refresh.register(value, `${path} export ${name}`);
    }
  }
}

/** Reads an export; `undefined` if it is not initialised yet. */
function readExport(exports: object, name: string): unknown {
  try {
    return Reflect.get(exports, name);
  } catch {
    return undefined;
  }
}

function exportAll(own: object, source: Namespace): void {
  for (const name of Object.keys(source)) {
    if (name === 'default' || Object.hasOwn(own, name)) continue;
    Object.defineProperty(own, name, { enumerable: true, configurable: true, get: () => source[name] });
  }
}

function liveNamespace(current: () => object): Namespace {
  return new Proxy<Namespace>(
    {},
    {
      get: (_, name) => Reflect.get(current(), name),
      has: (_, name) => Reflect.has(current(), name),
      ownKeys: () => Reflect.ownKeys(current()),
      getOwnPropertyDescriptor: (_, name) => {
        const own = Reflect.getOwnPropertyDescriptor(current(), name);
        return own && { ...own, configurable: true };
      },
    },
  );
}
