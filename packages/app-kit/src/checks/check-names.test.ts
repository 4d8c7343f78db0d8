import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from './check-project.ts';

const app = "import { Text, View } from 'react-native';\nexport default function App() { return null; }\n";

const problemsOf = (source: string, path = 'src/a.tsx') =>
  checkProject({ 'src/App.tsx': app, [path]: source }, inspectWithOxc).filter(
    (problem) => problem.path === path,
  );
const namesOf = (source: string, path?: string) =>
  problemsOf(source, path).map(({ kind, params }) => `${kind} ${params['name']}`);

describe('names', () => {
  it.each([
    'const a = 1; const b = () => a;',
    'const b = () => a; const a = 1;',
    'run(); function run() {}',
    'var a = b; { var b = 1; }',
    'export const f = () => { if (true) { var late = 1; } return late; };',
    'class A { #count = 0; static all = []; next() { return this.#count + A.all.length; } }',
    'export const make = (type: string) => class Inner { copy() { return Inner; } };',
    'const fact = function inner(n: number): number { return n < 2 ? 1 : n * inner(n - 1); };',
    'function f(a: number, { b, c: [d, ...e] }: any, g = a, ...h: any[]) { return [a, b, d, e, g, h]; }',
    'const { a, b: { c = 1 }, ...rest } = JSON.parse("{}"); console.log(a, c, rest);',
    'let a, b; [a, b] = [1, 2]; ({ a, b } = { a: b, b: a });',
    'for (const key in {}) console.log(key); for (let i = 0; i < 3; i += 1) console.log(i);',
    'for (const [key, value] of Object.entries({})) console.log(key, value);',
    'try { throw new Error("a"); } catch ({ message }) { console.warn(message); } finally {}',
    'outer: for (;;) { for (;;) { continue outer; } }',
    'const a = { width: 1, height() { return this.width; }, ["x" + 1]: 2 }; export const w = a.width;',
    "import React from 'react'; export const A = () => <React.Fragment />;",
    "import * as RN from 'react-native'; export const A = () => <RN.View />;",
    "import { View as Box } from 'react-native'; export const A = () => <Box />;",
    'const Row = () => null; export const A = ({ as: Tag = Row }: any) => <Tag />;',
    'const parts = { Row: () => null }; export const A = () => <parts.Row />;',
    'interface Item { id: string } export const first = (items: Item[]): Item | undefined => items[0];',
    'type Pair<A, B = A> = { left: A; right: B }; export const p: Pair<string> = { left: "a", right: "b" };',
    'type Names<T> = { [K in keyof T]: T[K] }; type Inner<T> = T extends Promise<infer U> ? U : never; export {};',
    'export function isText(value: unknown): value is string { return typeof value === "string"; }',
    'enum Mode { Light, Dark = Light + 1 } export const mode = Mode.Dark;',
    'declare const VERSION: string; export const v = VERSION;',
    'declare global { var shared: number } export const s = () => shared;',
    'namespace Shapes { export const side = 2; export const area = side * side; } export const a = Shapes.area;',
    'const local = 1; export { local as other }; export { local as default };',
    'abstract class Shape { constructor(private size: number) {} abstract area(): number; get half() { return this.size / 2; } }',
    'export const f = (value: unknown) => (value as { id: string }).id satisfies string;',
    'const list = ["a", "b"] as const; export type Name = (typeof list)[number];',
    'export function f(): number { return arguments.length; }',
    'export const t = () => setTimeout(() => requestAnimationFrame(() => {}), 10);',
    'export const load = async () => (await fetch("https://example.com", { signal: new AbortController().signal })).json();',
    'export const isDev = __DEV__ && process.env.NODE_ENV !== "production";',
    'export const q = new URLSearchParams({ a: "b" }).toString() + encodeURIComponent("ş") + String(structuredClone([1]));',
    'export const now = () => new Intl.DateTimeFormat("tr").format(new Date()) + performance.now();',
    'export const icon = require("./App");',
    'if (typeof process2 === "undefined") console.log("no process");',
    'alert("Merhaba"); queueMicrotask(() => globalThis.console.log(global.isFinite(NaN)));',
    'export const undefinedValue = undefined, notANumber = NaN;',
    'function shadow(Text: string) { return Text.length; } export const s = shadow("a");',
    'export const A = () => { const document = { title: "a" }; return document.title; };',
    'export const f = <T,>(value: T): T => value;',
    'export const html = `${["a"].map((each) => `${each}`).join("")}`;',
    'type F = (this: Window2, arg: string) => asserts arg is "a"; export {};',
  ])('accepts %s', (source) => {
    expect(problemsOf(source).filter(({ kind }) => kind !== 'unresolved-import')).toEqual([]);
  });

  it.each([
    ['export const a = missing;', 'missing'],
    ['export const a = () => missing();', 'missing'],
    ['missing = 1;', 'missing'],
    ['export const a = { missing };', 'missing'],
    ['export const a = { [missing]: 1 };', 'missing'],
    ['export const a = [..."a", ...missing];', 'missing'],
    ['export const a = `${missing}`;', 'missing'],
    ['export const a = missing`x`;', 'missing'],
    ['export const A = () => <Missing />;', 'Missing'],
    ['export const A = () => <missing.Row />;', 'missing'],
    ['export const A = () => <A {...missing} />;', 'missing'],
    ['export const A = () => <A on={missing} />;', 'missing'],
    ['export const a = (b: number) => b + missing;', 'missing'],
    ['export const a = (b = missing) => b;', 'missing'],
    ['const { a = missing } = JSON.parse("{}"); export { a };', 'missing'],
    ['{ const inner = 1; } export const a = inner;', 'inner'],
    ['for (let i = 0; i < 1; i += 1) {} export const a = i;', 'i'],
    ['try {} catch (error) {} export const a = error;', 'error'],
    ['export const a = (() => { const inner = 1; return inner; })() + inner;', 'inner'],
    ['const f = function inner() {}; export const a = inner;', 'inner'],
    ['class A extends Missing {} export { A };', 'Missing'],
    ['class A { field = missing } export { A };', 'missing'],
    ['class A { @missing() run() {} } export { A };', 'missing'],
    ['export default missing2();', 'missing2'],
    ['interface Item {} export const a = new Item();', 'Item'],
    ["import type { View } from 'react-native'; export const A = () => <View />;", 'View'],
    ["import { type View } from 'react-native'; export const A = () => <View />;", 'View'],
    ['export const a = (value: unknown) => (value as any).b + missing.c;', 'missing'],
    ['switch (missing) { case 1: break; default: }', 'missing'],
    ['export const a = async () => { for await (const b of missing()) console.log(b); };', 'missing'],
    ['export const a = missing?.b?.c;', 'missing'],
    ['export const a = new Missing();', 'Missing'],
    ['export const a = () => setItems([]);', 'setItems'],
    ['export const styles2 = styles.page;', 'styles'],
    ['export const a = (items: string[]) => items.map(renderItem);', 'renderItem'],
    ['enum Mode { Light = missing } export { Mode };', 'missing'],
    ['label: for (;;) { break label; } export const a = label;', 'label'],
    ['type Props = { title: string }; export const A = () => title;', 'title'],
    ['const a = <T,>(value: T) => T; export { a };', 'T'],
    ['if (typeof missing !== "undefined") {} export const a = missing;', 'missing'],
  ])('rejects %s', (source, name) => {
    expect(namesOf(source)).toEqual([`unresolved-name ${name}`]);
  });

  it('reports file, line and column once per name', () => {
    expect(problemsOf('export const a = 1;\nexport const b = total + total;\n')).toEqual([
      { kind: 'unresolved-name', path: 'src/a.tsx', line: 2, column: 18, params: { name: 'total' } },
    ]);
  });

  it('does not reject a type without a declaration, which compiling erases', () => {
    expect(problemsOf('export const a = (item: Missing<Other>): React.ReactNode => null;')).toEqual([]);
  });

  it('reads a sum of 1,000 terms', () => {
    expect(namesOf(`export const a = ${'1 + '.repeat(1_000)}missing;`)).toEqual(['unresolved-name missing']);
  });

  it('checks only the given files', () => {
    const files = {
      'src/App.tsx': app,
      'src/a.ts': 'export const a = b;',
      'src/c.ts': 'export const c = d;',
    };
    const problems = checkProject(files, inspectWithOxc, { names: new Set(['src/c.ts']) });
    expect(problems.map(({ path }) => path)).toEqual(['src/c.ts']);
  });
});

describe('errors that occur only on a phone', () => {
  it.each([
    ["export const save = () => localStorage.setItem('a', 'b');", 'localStorage'],
    ['export const title = () => document.title;', 'document'],
    ['export const at = () => window.location.href;', 'window.location'],
    ["window.addEventListener('resize', () => {});", 'window.addEventListener'],
    ['export const id = () => globalThis.crypto.randomUUID();', 'globalThis.crypto'],
    ['export const id = () => crypto.randomUUID();', 'crypto'],
    ["export const copy = () => navigator.clipboard.writeText('a');", 'navigator.clipboard'],
    ["export const ask = () => confirm('Silinsin mi');", 'confirm'],
    ['export const dark = () => matchMedia("(prefers-color-scheme: dark)").matches;', 'matchMedia'],
    ['export const go = () => history.back();', 'history'],
  ])('rejects %s', (source, name) => {
    expect(namesOf(source)).toEqual([`web-only-api ${name}`]);
  });

  it.each([
    "export const save = () => { if (typeof localStorage !== 'undefined') localStorage.clear(); };",
    "import { Platform } from 'react-native'; export const t = () => Platform.OS === 'web' ? document.title : '';",
    'export const save = () => globalThis.localStorage?.clear();',
    'const localStorage = { clear() {} }; localStorage.clear();',
    'export const w = (window: { document: string }) => window.document;',
    'export const go = (history: string[]) => history.length;',
    'export const a = { document: 1 }.document;',
    'export const product = navigator.product;',
  ])('accepts %s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it('accepts everything of a browser in a file that only browsers load', () => {
    expect(problemsOf('export const t = document.title;', 'src/a.web.ts')).toEqual([]);
  });

  it.each([
    [
      "import { NativeModules } from 'react-native'; export const c = NativeModules.CalendarModule;",
      ['CalendarModule'],
    ],
    [
      "import { requireNativeComponent } from 'react-native'; export const V = requireNativeComponent('RCTMap');",
      ['RCTMap'],
    ],
    [
      "import { TurboModuleRegistry } from 'react-native'; export const m = TurboModuleRegistry.getEnforcing('Ble');",
      ['Ble'],
    ],
    ["import { NativeModules } from 'react-native'; export const s = NativeModules.SettingsManager;", []],
    [
      "import { TurboModuleRegistry } from 'react-native'; export const m = TurboModuleRegistry.get('Ble');",
      [],
    ],
  ])('finds native modules that the app does not contain: %s', (source, names) => {
    expect(namesOf(source)).toEqual(names.map((name) => `missing-native-module ${name}`));
  });

  it.each([
    ["{on && 'Açık'}", "'Açık'"],
    ['{`${n} kayıt`}', '`${n} kayıt`'],
    ["{on ? <Text>a</Text> : 'Kapalı'}", "'Kapalı'"],
    ['{all.length && <Text>a</Text>}', 'all.length'],
    ["<>{'a'}</>", "'a'"],
    ["{n ?? 'yok'}", "'yok'"],
  ])('rejects %s inside a View', (content, text) => {
    const source = `import { Text, View } from 'react-native';\nexport const A = ({ on, n, all }: any) => <View>${content}</View>;`;
    expect(problemsOf(source)).toMatchObject([
      { kind: 'text-outside-text', line: 2, params: { text, tag: 'View' } },
    ]);
  });
});
