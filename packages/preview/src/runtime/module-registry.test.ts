import { describe, expect, it } from 'vitest';
import type { ModuleRecord } from '../protocol.ts';
import { ModuleRegistry } from './module-registry.ts';
import { asNamespace } from './vendor.ts';

function callDefault(registry: ModuleRegistry, path: string): unknown {
  const call = registry.exportsOf(path)?.default;
  if (typeof call !== 'function') throw new Error(`${path} has no default function.`);
  return call();
}

/** Components are functions with a capitalised name, as in React Refresh. */
function startRegistry() {
  const log: string[] = [];
  const registered: string[] = [];
  Object.assign(globalThis, { log });
  const versions = new Map<string, number>();
  const registry = new ModuleRegistry({
    loadVendor: (specifier) => asNamespace({ name: specifier }),
    refresh: {
      isComponent: (value) => typeof value === 'function' && /^[A-Z]/.test(value.name),
      register: (_, id) => registered.push(id),
      signature: () => (value: unknown) => value,
    },
    evaluate: (script) => (0, eval)(script),
  });
  /** Code in the module runner format; `links` by specifier. */
  const module = (path: string, code: string, links: Record<string, string> = {}): ModuleRecord => {
    const version = (versions.get(path) ?? 0) + 1;
    versions.set(path, version);
    return { path, version, format: 'runner', code, links };
  };
  return { registry, log, registered, module };
}

const exporting = (name: string, value: string) =>
  `Object.defineProperty(__vite_ssr_exports__, '${name}', { enumerable: true, configurable: true, get() { return ${value}; } });\n`;
const importing = (name: string, specifier: string) =>
  `const ${name} = __vite_ssr_import__('${specifier}');\n`;
const logging = (text: string) => `log.push('${text}');\n`;

const LEAF = (text: string) =>
  `${exporting('Leaf', 'Leaf')}function Leaf() { return '${text}'; }\n${logging(`leaf ${text}`)}`;
const APP = `${exporting('default', 'App')}${importing('leaf', './leaf')}${importing('theme', './theme')}function App() { return leaf.Leaf() + theme.color; }\n${logging('app')}`;
const THEME = (color: string) =>
  `${exporting('color', 'color')}const color = '${color}';\n${logging(`theme ${color}`)}`;
const LINKS = { './leaf': 'leaf', './theme': 'theme' };

function startApp() {
  const started = startRegistry();
  const { registry, module } = started;
  const first = registry.update(
    [module('app', APP, LINKS), module('leaf', LEAF('1')), module('theme', THEME('red'))],
    [],
    'app',
  );
  return { ...started, first, render: () => callDefault(registry, 'app') };
}

describe('ModuleRegistry', () => {
  it('tells positions in the latest code from those in code that was replaced or deleted', () => {
    const { registry, module } = startApp();
    const at = (version: number) => ({ path: 'leaf', version, line: 1, column: 1, name: null });
    registry.update([module('leaf', LEAF('2'))], [], 'app');
    expect([registry.isCurrent(at(1)), registry.isCurrent(at(2))]).toEqual([false, true]);
    registry.update([], ['leaf'], 'app');
    expect(registry.isCurrent(at(2))).toBe(false);
  });

  it('runs a new app once in dependency order and requests a mount', () => {
    const { first, log, render } = startApp();
    expect(first).toEqual({ remount: true, executed: 3, failure: null });
    expect(log).toEqual(['leaf 1', 'theme red', 'app']);
    expect(render()).toBe('1red');
  });

  it('runs only a changed component module, with live exports for its importers', () => {
    const { registry, module, log, render } = startApp();
    log.length = 0;
    expect(registry.update([module('leaf', LEAF('2'))], [], 'app')).toEqual({
      remount: false,
      executed: 1,
      failure: null,
    });
    expect(log).toEqual(['leaf 2']);
    expect(render()).toBe('2red');
  });

  it('runs the importers of a changed module up to component modules', () => {
    const { registry, module, log } = startApp();
    log.length = 0;
    expect(registry.update([module('theme', THEME('blue'))], [], 'app').remount).toBe(false);
    expect(log).toEqual(['theme blue', 'app']);
  });

  it('requests a mount when a change reaches an entry that exports more than components', () => {
    const { registry, module } = startRegistry();
    const app = `${exporting('default', 'App')}${exporting('title', '"x"')}${importing('theme', './theme')}function App() {}`;
    registry.update([module('app', app, LINKS), module('theme', THEME('red'))], [], 'app');
    expect(registry.update([module('theme', THEME('blue'))], [], 'app').remount).toBe(true);
  });

  it('runs the importers when a module no longer exports only components', () => {
    const { registry, module, log } = startApp();
    log.length = 0;
    const changed = `${LEAF('2')}${exporting('extra', '1')}`;
    expect(registry.update([module('leaf', changed)], [], 'app').executed).toBe(2);
    expect(log).toEqual(['leaf 2', 'app']);
  });

  it('keeps the last working exports after an error and retries with the next update', () => {
    const { registry, module, log, render } = startApp();
    const { failure, remount } = registry.update(
      [module('leaf', `${LEAF('2')}throw new Error('no');`)],
      [],
      'app',
    );
    expect(failure).toMatchObject({ path: 'leaf', error: { message: 'no' } });
    expect(remount).toBe(false);
    expect(render()).toBe('1red');
    log.length = 0;
    registry.update([module('theme', THEME('blue'))], [], 'app');
    expect(log).toContain('leaf 2');
    expect(registry.update([module('leaf', LEAF('3'))], [], 'app').failure).toBeNull();
    expect(render()).toBe('3blue');
  });

  it('reports the innermost failing module and starts after it is fixed', () => {
    const { registry, module } = startRegistry();
    const theme = module('theme', "throw new Error('early');");
    const first = registry.update([module('app', APP, LINKS), module('leaf', LEAF('1')), theme], [], 'app');
    expect(first.failure).toMatchObject({ path: 'theme' });
    expect(registry.exportsOf('app')).toBeNull();
    expect(registry.update([module('theme', THEME('red'))], [], 'app')).toMatchObject({
      remount: true,
      failure: null,
    });
    expect(registry.exportsOf('app')).not.toBeNull();
  });

  it('supports import cycles with hoisted functions and live bindings', () => {
    const { registry, module } = startRegistry();
    const a = `${exporting('default', 'ask')}${exporting('count', 'count')}${importing('b', './b')}let count = 1;\nfunction ask() { count += 1; return b.answer(); }`;
    const b = `${exporting('answer', 'answer')}${importing('a', './a')}const early = typeof a.default;\nfunction answer() { return [early, a.count]; }`;
    const { failure } = registry.update(
      [module('a', a, { './b': 'b' }), module('b', b, { './a': 'a' })],
      [],
      'a',
    );
    expect(failure).toBeNull();
    expect(callDefault(registry, 'a')).toEqual(['function', 2]);
  });

  it('supports CommonJS, JSON, star exports, dynamic imports and packages', async () => {
    const { registry, module } = startRegistry();
    const code = `${importing('star', './cjs')}__vite_ssr_exportAll__(star);\n${exporting('late', 'late')}${exporting('pack', 'pack.default.name')}${importing('pack', 'zustand')}const late = __vite_ssr_dynamic_import__('./data');`;
    const links = { './cjs': 'cjs', './data': 'data', zustand: 'vendor:zustand' };
    registry.update(
      [
        module('app', code, links),
        {
          path: 'cjs',
          version: 1,
          format: 'commonjs',
          code: "exports.one = 1; exports.default = 2; Object.defineProperty(exports, '__esModule', { value: true });",
          links: {},
        },
        { path: 'data', version: 1, format: 'json', code: '{"deep":[1]}', links: {} },
      ],
      [],
      'app',
    );
    const exports = registry.exportsOf('app');
    expect(Object.keys(exports ?? {}).sort()).toEqual(['late', 'one', 'pack']);
    expect(exports?.pack).toBe('zustand');
    expect(await exports?.late).toMatchObject({ deep: [1], default: { deep: [1] } });
  });

  it('reports an import of a removed module', () => {
    const { registry, module } = startApp();
    const app = module('app', APP, { './leaf': 'leaf' });
    const { failure } = registry.update([app], ['theme'], 'app');
    expect(failure).toMatchObject({
      path: 'app',
      error: { message: 'Cannot find module "./theme" from "app".' },
    });
  });

  it('registers component exports under stable names', () => {
    const { registered } = startApp();
    expect(registered.sort()).toEqual(['app export default', 'leaf export Leaf']);
  });
});
