import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { currentSdk, sdkSubpaths } from '@kilim/app-kit';
import type { Declarations } from '@kilim/app-kit/type-check';
import ts from 'typescript-checker';
import { readPackage } from './read-package.ts';
import { stripDeclaration } from './strip-declaration.ts';

const folder = '/node_modules/';
const libraries = join(dirname(createRequire(import.meta.url).resolve('typescript-checker')), '/');

/** Large declarations whose contents apps do not use: styles of browsers and the names of Apple's icons. */
const replaced: Readonly<Record<string, string>> = {
  csstype: 'export interface Properties<L = string, T = string> { [property: string]: unknown }',
  'sf-symbols-typescript': 'export type SFSymbol = string;',
};

const specifiers = Object.keys(currentSdk.packages).flatMap((name) => [
  name,
  ...(sdkSubpaths[name] ?? []).map((subpath) => `${name}/${subpath}`),
]);

const options: ts.CompilerOptions = {
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['react-native'],
  types: [],
};

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Everything that the specifiers of the SDK table lead to, read from their packages; needs a registry. */
export async function collectDeclarations(): Promise<Declarations> {
  const texts = new Map<string, string>();
  const tried = new Set<string>();
  for (const [name, text] of Object.entries(replaced)) {
    texts.set(`${name}/index.d.ts`, text);
    texts.set(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }));
    tried.add(name);
  }
  for (;;) {
    const { missing, modules, files } = readProgram(texts);
    const wanted = [...missing].map(packageOf).filter((name) => !tried.has(name));
    if (wanted.length === 0) return { modules, files };
    for (const name of new Set(wanted)) {
      tried.add(name);
      const own = (await readPackage(`@types/${name}`)) ?? (await readPackage(name));
      if (own === null) console.error(`${name} is not in the SDK lock, its imports have no types`);
      for (const [path, text] of own ?? []) texts.set(path, text);
    }
  }
}

interface ProgramContents extends Declarations {
  /** Specifiers without a file. */
  readonly missing: ReadonlySet<string>;
}

function readProgram(texts: ReadonlyMap<string, string>): ProgramContents {
  const missing = new Set<string>();
  const modules = new Map<string, string>();
  const read = (path: string): string | undefined => {
    if (path.startsWith(folder)) return texts.get(path.slice(folder.length));
    return path.startsWith(libraries) && path.endsWith('.d.ts') ? readFileSync(path, 'utf8') : undefined;
  };
  const root = '/root.ts';
  const host: ts.CompilerHost = {
    fileExists: (path) => path === root || read(path) !== undefined,
    readFile: read,
    getSourceFile(path, target) {
      const text = path === root ? specifiers.map((name) => `import '${name}';`).join('\n') : read(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, target);
    },
    getDefaultLibFileName: () => join(libraries, 'lib.d.ts'),
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const found = ts.resolveModuleName(text, from, options, host);
        const path = found.resolvedModule?.resolvedFileName;
        if (text.startsWith('.')) return found;
        if (path === undefined) missing.add(text);
        else modules.set(text, path.slice(folder.length));
        return found;
      }),
  };
  const program = ts.createProgram([root], options, host);
  const files = new Map<string, string>();
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName === root) continue;
    if (fileName.startsWith(folder)) files.set(fileName.slice(folder.length), stripDeclaration(text));
    else files.set(`lib/${fileName.slice(libraries.length)}`, stripDeclaration(text));
  }
  return { missing, modules: sorted(modules), files: sorted(files) };
}

const sorted = (entries: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
