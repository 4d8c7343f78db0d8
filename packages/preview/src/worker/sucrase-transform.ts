import { transform } from 'sucrase';
import { buildError } from './build-error.ts';
import { addRefreshCalls } from './refresh-calls.ts';
import { findRequireCalls, languageOf, type Transform, type TransformResult } from './transform.ts';

/**
 * The fallback transform, used until oxc's wasm is loaded. As fast, but accepts some invalid JSX with poor error
 * messages.
 */
export function createSucraseTransform(): Transform {
  return { name: 'sucrase', transform: transformWithSucrase };
}

function transformWithSucrase(path: string, source: string): TransformResult {
  const language = languageOf(path);
  try {
    const { code, sourceMap } = transform(source, {
      transforms: [
        'imports',
        ...(language === 'jsx' ? [] : (['typescript'] as const)),
        ...(language === 'ts' ? [] : (['jsx'] as const)),
      ],
      jsxRuntime: 'automatic',
      production: false,
      disableESTransforms: true,
      filePath: path,
      sourceMapOptions: { compiledFilename: path },
    });
    const required = findRequireCalls(code);
    return {
      ok: true,
      code: addRefreshCalls(code),
      format: 'commonjs',
      deps: required.filter((specifier) => isImported(source, specifier)),
      softDeps: required.filter((specifier) => !isImported(source, specifier)),
      maps: sourceMap ? [{ ...sourceMap, version: 3 }] : [],
    };
  } catch (error) {
    return { ok: false, error: readSyntaxError(path, source, error) };
  }
}

/** Distinguishes imports, which must resolve, from calls of `require`: sucrase converts both to `require`. */
function isImported(source: string, specifier: string): boolean {
  const quoted = [`'${specifier}'`, `"${specifier}"`];
  if (specifier.startsWith('react/jsx')) return true;
  return quoted.some((text) => {
    for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1))
      if (/(?:\bfrom|\bimport|\bimport\s*\()\s*$/.test(source.slice(Math.max(0, at - 40), at))) return true;
    return false;
  });
}

function readSyntaxError(path: string, source: string, error: unknown) {
  const text = error instanceof Error ? error.message : String(error);
  const place = /\((\d+):(\d+)\)/.exec(text);
  const message = text
    .replace(/^Error transforming [^:]+: /, '')
    .replace(/\s*\(\d+:\d+\)/, '')
    .replace(/^SyntaxError: /, '');
  const position = place ? { line: Number(place[1]), column: Number(place[2]) } : null;
  return buildError('syntax', { path, source }, position, message);
}
