import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { buildError } from './build-error.ts';
import type { OxcBinding, OxcError, OxcMap } from './oxc-binding.ts';
import { indexOfByte, positionAt, type TextPosition } from './text-position.ts';
import {
  findRequireCalls,
  languageOf,
  type SourceMapJson,
  type Transform,
  type TransformResult,
} from './transform.ts';

// The module runner transform awaits every import. Without the awaits a module runs synchronously.
const HOISTED_IMPORT = /^const (__vite_ssr_import_\d+__) = await __vite_ssr_import__\(/gm;

/** Creates the transform with oxc: the wasm file in a browser, the native package in Node. */
export function createOxcTransform(binding: OxcBinding): Transform {
  return { name: 'oxc', transform: (path, source) => transformWithOxc(binding, path, source) };
}

function transformWithOxc(binding: OxcBinding, path: string, source: string): TransformResult {
  const first = binding.transformSync(path, source, {
    lang: languageOf(path),
    jsx: { runtime: 'automatic', development: true, refresh: {} },
    target: 'esnext',
    sourcemap: true,
  });
  const broken = first.errors[0];
  if (broken) return { ok: false, error: syntaxError(path, source, broken) };
  const second = binding.moduleRunnerTransformSync(path, first.code, { sourcemap: true });
  const late = second.errors[0];
  if (late) {
    const position = traceBack(errorPosition(first.code, late), [plainMap(first.map)]);
    return { ok: false, error: buildError('syntax', { path, source }, position, describe(late)) };
  }
  const code = second.code.replace(HOISTED_IMPORT, 'const $1 = __vite_ssr_import__(');
  // Only an import call follows a removed await on its line, so no column of the user's code changes.
  const maps = [plainMap(second.map), plainMap(first.map)];
  const stray = source.includes('await') ? findTopLevelAwait(binding, path, code) : null;
  if (stray !== null)
    return {
      ok: false,
      error: buildError('top_level_await', { path, source }, traceBack(stray.position, maps), stray.message),
    };
  return {
    ok: true,
    code,
    format: 'runner',
    deps: [...new Set([...second.deps, ...second.dynamicDeps])],
    softDeps: source.includes('require') ? findRequireCalls(code) : [],
    maps,
  };
}

function plainMap(map: OxcMap | undefined): SourceMapJson {
  return {
    version: 3,
    mappings: map?.mappings ?? '',
    names: map?.names ?? [],
    sources: map?.sources ?? [],
  };
}

/** Parses the code as the body of a function, where a top-level await is an error. */
function findTopLevelAwait(binding: OxcBinding, path: string, code: string) {
  const opening = '(function(){';
  const check = binding.transformSync(path, `${opening}\n${code}\n})`, {
    lang: 'js',
    sourceType: 'script',
    target: 'esnext',
    sourcemap: false,
  });
  const error = check.errors.find(({ message }) => message.includes('await'));
  if (!error) return null;
  const wrapped = errorPosition(`${opening}\n${code}\n})`, error);
  return { position: { line: wrapped.line - 1, column: wrapped.column }, message: describe(error) };
}

function traceBack(position: TextPosition, maps: readonly SourceMapJson[]): TextPosition | null {
  let place: TextPosition = position;
  for (const json of maps) {
    const found = originalPositionFor(new TraceMap({ ...json, version: 3 }), {
      line: place.line,
      column: place.column - 1,
    });
    if (found.line === null) return null;
    place = { line: found.line, column: found.column + 1 };
  }
  return place;
}

function errorPosition(text: string, error: OxcError): TextPosition {
  // For a name declared twice, the second position is the error.
  const label = error.labels.find(({ message }) => message?.includes('redeclared')) ?? error.labels[0];
  return positionAt(text, label ? indexOfByte(text, label.start) : 0);
}

function describe(error: OxcError): string {
  const notes = error.labels.map(({ message }) => message).filter((note) => note !== null && note !== '');
  const detail = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  const help = error.helpMessage === null ? '' : `. ${error.helpMessage}`;
  return `${error.message.replace(/\.$/, '')}${detail}${help}`;
}

function syntaxError(path: string, source: string, error: OxcError) {
  return buildError('syntax', { path, source }, errorPosition(source, error), describe(error));
}
