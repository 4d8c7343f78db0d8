import ts from 'typescript-checker';
import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { isCheckedPath } from './checked-path.ts';
import type { Declarations } from './declarations.ts';
import { resolveDeclaration } from './resolve-declaration.ts';
import { typeLimits } from './type-limits.ts';

/** The project's folder, and that of the declarations, from which the compiler reads the names of packages. */
export const projectFolder = '/app/';
const packageFolder = '/app/node_modules/';

/** As Expo's `tsconfig.base.json` with `strict`, without the values of browsers; what is unused becomes a note. */
const settings: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.esnext.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: false,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

interface StoredText {
  readonly text: string;
  readonly version: number;
}

/** The files that the language service reads. */
export interface ProjectHost extends ts.LanguageServiceHost {
  /** Replaces the project's files; unchanged ones keep their version. */
  setFiles(files: ProjectFiles): void;
  readonly files: () => ProjectFiles;
  /** Specifiers of packages without stored declarations that the last program imported. */
  readonly untyped: ReadonlySet<string>;
}

/** package.json of a package, from which the compiler writes the specifiers of new imports. */
function describePackage({ modules }: Declarations, path: string): string | undefined {
  const folder = path.slice(packageFolder.length, -'/package.json'.length);
  const name = folder.replace(/^@types\//, '');
  const entry = modules[name];
  if (entry === undefined || !entry.startsWith(`${folder}/`)) return undefined;
  return JSON.stringify({ name: folder, version: '1.0.0', types: entry.slice(folder.length + 1) });
}

/** The files of a project and the stored declarations, as the language service reads them; there is no file system. */
export function createProjectHost(declarations: Declarations): ProjectHost {
  const { modules, files: declared } = declarations;
  let files: ProjectFiles = {};
  let version = 0;
  const texts = new Map<string, StoredText>();
  const untyped = new Set<string>();
  const hasDeclared = (path: string): boolean => Object.hasOwn(declared, path);
  const ambient = ['react', 'react-native'].flatMap((name) =>
    modules[name] === undefined ? [] : [packageFolder + modules[name]],
  );

  function readText(path: string): string | undefined {
    const own = texts.get(path);
    if (own !== undefined) return own.text;
    if (!path.startsWith(packageFolder)) return undefined;
    if (path.endsWith('/package.json')) return describePackage(declarations, path);
    const name = path.slice(packageFolder.length);
    return hasDeclared(name) ? declared[name] : undefined;
  }

  function resolve(specifier: string, from: string): string | undefined {
    if (from.startsWith(packageFolder)) {
      const found = resolveDeclaration(modules, hasDeclared, from.slice(packageFolder.length), specifier);
      return found === undefined ? undefined : packageFolder + found;
    }
    if (!isLocalSpecifier(specifier)) {
      const found = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
      if (found === undefined) untyped.add(specifier);
      return found === undefined ? undefined : packageFolder + found;
    }
    const found = resolveImport(files, from.slice(projectFolder.length), specifier);
    if (found === undefined || !/\.(?:[cm]?[jt]sx?|json)$/.test(found)) return undefined;
    if (found.endsWith('.json') && (files[found]?.length ?? 0) > typeLimits.jsonMaximum) return undefined;
    return projectFolder + found;
  }

  return {
    untyped,
    files: () => files,
    setFiles(next) {
      files = next;
      untyped.clear();
      version += 1;
      for (const path of texts.keys())
        if (!Object.hasOwn(next, path.slice(projectFolder.length))) texts.delete(path);
      for (const [path, text] of Object.entries(next)) {
        if (!isCheckedPath(path) && !/\.(?:d\.ts|json)$/.test(path)) continue;
        const key = projectFolder + path;
        if (texts.get(key)?.text !== text) texts.set(key, { text, version });
      }
    },
    getProjectVersion: () => String(version),
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...ambient, ...[...texts.keys()].filter((path) => !path.endsWith('.json'))],
    getScriptVersion: (path) => String(texts.get(path)?.version ?? 0),
    getScriptSnapshot(path) {
      const text = readText(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => projectFolder,
    getDefaultLibFileName: () => `${packageFolder}lib/lib.d.ts`,
    fileExists: (path) => readText(path) !== undefined,
    readFile: readText,
    useCaseSensitiveFileNames: () => true,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const found = resolve(text, from);
        if (found === undefined) return { resolvedModule: undefined };
        const isExternalLibraryImport = found.startsWith(packageFolder);
        const extension = found.endsWith('.d.ts') ? '.d.ts' : found.slice(found.lastIndexOf('.'));
        return { resolvedModule: { resolvedFileName: found, extension, isExternalLibraryImport } };
      }),
  };
}
