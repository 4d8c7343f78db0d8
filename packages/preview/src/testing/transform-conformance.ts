import { describe, expect, it } from 'vitest';
import { ModuleRegistry } from '../runtime/module-registry.ts';
import { asNamespace } from '../runtime/vendor.ts';
import type { Transform, TransformResult } from '../worker/transform.ts';

// Conformance tests for every transform, run by its test file. A skipped test needs a reason.

interface Probe {
  readonly name: string;
  readonly path?: string;
  readonly source: string;
  readonly result: unknown;
}

/** Each module exports `result`, whose expected value is that of the TypeScript compiler. */
const PROBES: readonly Probe[] = [
  {
    name: 'enums',
    source: 'enum Size { Small = 1, Big }\nexport const result = [Size.Big, Size[2]];',
    result: [2, 'Big'],
  },
  {
    name: 'const enums',
    source: 'const enum Way { Up = "up" }\nexport const result: string = Way.Up;',
    result: 'up',
  },
  {
    name: 'satisfies and as const',
    source: 'const a = { b: 1 } as const satisfies Record<string, number>;\nexport const result = a.b;',
    result: 1,
  },
  {
    name: 'parameter properties',
    source:
      'class Point { constructor(readonly x: number, private y = 2) {} sum() { return this.x + this.y; } }\nexport const result = new Point(1).sum();',
    result: 3,
  },
  {
    name: 'overloads, abstract classes and declare',
    source:
      'declare const outside: string;\nfunction pick(a: string): string;\nfunction pick(a: number): number;\nfunction pick(a: unknown) { return a; }\nabstract class Base { abstract name(): string; hello() { return this.name(); } }\nclass Real extends Base { name() { return String(pick(7)); } }\nexport const result = new Real().hello();',
    result: '7',
  },
  {
    name: 'generic arrows in TSX',
    path: 'probe.tsx',
    source: 'const same = <T,>(value: T): T => value;\nexport const result = same<number>(3);',
    result: 3,
  },
  {
    name: 'type-only imports and exports',
    source:
      "import type { Gone } from './types';\nimport { type Also } from './types';\nexport type { Gone };\nexport const result = ((a: Gone | Also) => a)(5 as never);",
    result: 5,
  },
  {
    name: 'imports used as types only',
    source: "import { Gone } from './types';\nexport const result = ((a: Gone) => a)(6 as never);",
    result: 6,
  },
  {
    name: 'const type parameters and instantiation expressions',
    source:
      'function list<const T extends readonly unknown[]>(items: T): T { return items; }\nconst strings = Array.from<string>;\nexport const result = [list([1]), strings(["a"])];',
    result: [[1], ['a']],
  },
  {
    name: 'class static blocks and private names',
    source:
      'class Counter { static #count = 0; static { Counter.#count = 4; } static read() { return this.#count; } }\nexport const result = Counter.read();',
    result: 4,
  },
  {
    name: 'optional chaining and nullish assignment',
    source:
      'const a: { b?: { c(): number } } = {};\nlet d: number | null = null;\nd ??= 9;\nexport const result = [a.b?.c(), d];',
    result: [undefined, 9],
  },
  {
    name: 'template literals, regular expressions and numeric separators',
    source: 'export const result = [`a${`b${1}`}`, /[/\'"]+/u.test("/"), 1_000];',
    result: ['ab1', true, 1000],
  },
  {
    name: 'JSX entities, text and fragments',
    path: 'probe.tsx',
    source: `const e = <><b title="a&amp;b">Don't &copy; {'{'}</b></>;\nexport const result = (e as any).props.children.props;`,
    result: { title: 'a&b', children: ["Don't © ", '{'] },
  },
  {
    name: 'JSX spreads, keys and namespaced members',
    path: 'probe.tsx',
    source: `const Ui = { Row: 'row' };\nconst p = { a: 1 };\nconst e: any = <Ui.Row key="k" {...p} b />;\nexport const result = [e.type, e.key, e.props];`,
    result: ['row', 'k', { a: 1, b: true }],
  },
  {
    name: 'JSX in a .js file',
    path: 'probe.js',
    source: 'export const result = (<a x="1" />).props.x;',
    result: '1',
  },
  {
    name: 'generators, async functions and destructuring',
    source:
      'function* two() { yield 1; yield 2; }\nexport async function later() { await null; }\nconst [first, ...rest] = two();\nexport const result = [first, rest];',
    result: [1, [2]],
  },
  {
    name: 'default, named, renamed and star exports',
    source:
      "const a = 1;\nexport { a as b };\nexport default function named() { return a; }\nexport * from './star';\nexport * as star from './star';\nexport const result = a;",
    result: 1,
  },
];

interface Broken {
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

const BROKEN: readonly Broken[] = [
  {
    name: 'a wrong closing tag',
    path: 'a.tsx',
    source: 'const ü = 1;\nexport const A = () => <Text>hi</Tex>;',
    line: 2,
    column: 34,
  },
  {
    name: 'a missing parenthesis',
    path: 'a.ts',
    source: 'const ğ = 1;\nconst x = (1;\n',
    line: 2,
    column: 13,
  },
  { name: 'an early end', path: 'a.ts', source: 'export function f() {\n  return 1;\n', line: 3, column: 1 },
  {
    name: 'stray characters',
    path: 'a.ts',
    source: "const s = 'ş';\nconst x = @@ 1;\n",
    line: 2,
    column: 15,
  },
  { name: 'a name declared twice', path: 'a.ts', source: 'const a = 1;\nconst a = 2;\n', line: 2, column: 7 },
];

export interface ConformanceOptions {
  readonly create: () => Transform;
  /** Reasons by name of invalid inputs that this transform accepts or reports at another position. */
  readonly lenient?: Readonly<Record<string, string>>;
  /** Reasons by name of probes that this transform does not support. */
  readonly cannot?: Readonly<Record<string, string>>;
}

const JSX = {
  Fragment: 'fragment',
  jsxDEV: (type: unknown, props: object, key: unknown) => ({ type, props, key }),
  __esModule: true,
};

function run(path: string, result: TransformResult, runtime: object = JSX): Record<string, unknown> {
  if (!result.ok) throw new Error(result.error.message);
  const registry = new ModuleRegistry({
    loadVendor: () => asNamespace(runtime),
    refresh: {
      isComponent: () => false,
      register: () => undefined,
      signature: () => (value: unknown) => value,
    },
    evaluate: (script) => (0, eval)(script),
  });
  const links = Object.fromEntries(
    result.deps.map((name) => [name, name.startsWith('.') ? 'star.json' : `vendor:${name}`]),
  );
  const { failure } = registry.update(
    [
      { path, version: 1, format: result.format, code: result.code, links },
      { path: 'star.json', version: 1, format: 'json', code: '{"c":3}', links: {} },
    ],
    [],
    path,
  );
  if (failure) throw failure.error;
  return registry.exportsOf(path) ?? {};
}

/** Defines the tests of a transform. */
export function describeTransform(
  name: string,
  { create, lenient = {}, cannot = {} }: ConformanceOptions,
): void {
  describe(`transform ${name}`, () => {
    for (const { name: probe, path = 'probe.ts', source, result } of PROBES) {
      const reason = cannot[probe];
      it.skipIf(reason !== undefined)(
        `runs ${probe}${reason === undefined ? '' : ` (skipped: ${reason})`}`,
        () => {
          expect(run(path, create().transform(path, source)).result).toEqual(result);
        },
      );
    }

    for (const { name: broken, path, source, line, column } of BROKEN) {
      const reason = lenient[broken];
      it.skipIf(reason !== undefined)(
        `reports the position of ${broken}${reason === undefined ? '' : ` (skipped: ${reason})`}`,
        () => {
          const result = create().transform(path, source);
          if (result.ok) throw new Error('Accepted invalid source');
          expect(result.error).toMatchObject({ code: 'syntax', path, line, column, stack: [] });
          expect(result.error.message).not.toBe('');
          expect(result.error.frame).toContain(`> ${line} |`);
        },
      );
    }

    it('lists imports without type-only ones', () => {
      const source =
        "import type { T } from './t';\nimport { a } from './a';\nimport './b';\nexport * from './c';\nexport const f = () => import('./d');\nexport const x: T = a;";
      const result = create().transform('m.ts', source);
      expect(result.ok && [...result.deps].sort()).toEqual(['./a', './b', './c', './d']);
    });

    it('lists require calls separately', () => {
      const result = create().transform('m.js', "export const x = () => require('./later');");
      expect(result).toMatchObject({ ok: true, deps: [], softDeps: ['./later'] });
    });

    it('passes the place of every element to the JSX runtime', () => {
      const places: unknown[] = [];
      const jsxDEV = (_: unknown, __: unknown, ___: unknown, ____: unknown, place: unknown): string => {
        places.push(place);
        return 'element';
      };
      const source = 'export const a = (\n  <b>\n    <i>x</i>\n  </b>\n);';
      run('src/m.tsx', create().transform('src/m.tsx', source), { ...JSX, jsxDEV });
      expect(places).toEqual([
        expect.objectContaining({ fileName: 'src/m.tsx', lineNumber: 3 }),
        expect.objectContaining({ fileName: 'src/m.tsx', lineNumber: 2 }),
      ]);
    });

    it('keeps exports live', () => {
      const exports = run(
        'm.ts',
        create().transform('m.ts', 'export let n = 1;\nexport function raise() { n += 1; }'),
      );
      (exports.raise as () => void)();
      expect(exports.n).toBe(2);
    });

    it('registers components with signatures that depend on their hooks', () => {
      const seen = (text: string): string[] => {
        const calls: string[] = [];
        const registry = new ModuleRegistry({
          loadVendor: () => asNamespace({ ...JSX, useState: () => [0] }),
          refresh: {
            isComponent: () => false,
            register: (_, id) => calls.push(id),
            signature: () => (value: { readonly name: string }, key: string) => {
              calls.push(`${value?.name}:${key}`);
              return value;
            },
          },
          evaluate: (script) => (0, eval)(script),
        });
        const result = create().transform('m.tsx', text);
        if (!result.ok) throw new Error(result.error.message);
        const links = Object.fromEntries(result.deps.map((dep) => [dep, `vendor:${dep}`]));
        registry.update(
          [{ path: 'm.tsx', version: 1, format: result.format, code: result.code, links }],
          [],
          'm.tsx',
        );
        return calls;
      };
      const source = (state: string): string =>
        `import { useState } from 'react';\nexport function Counter() { const [n] = useState(${state}); return <b>{n}</b>; }\nconst helper = () => 1;\nexport const Other = () => <Counter key={helper()} />;`;
      expect(seen(source('1')).filter((call) => call.startsWith('m.tsx'))).toEqual([
        'm.tsx Counter',
        'm.tsx Other',
      ]);
      const signature = (state: string) => seen(source(state)).find((call) => call.startsWith('Counter:'));
      expect(signature('1')).toBeDefined();
      expect(signature('1')).toBe(signature('1'));
      expect(signature('1')).not.toBe(signature('2'));
    });
  });
}
