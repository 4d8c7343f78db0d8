import { type Inspection, inspectModuleRecord } from '@kilim/app-kit';
import { parseSync } from 'oxc-parser';
import { transformSync } from 'oxc-transform';

export type SourceLanguage = 'ts' | 'tsx' | 'jsx';

export type Transformation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

/** Plain `.js` may hold tags: Metro takes it so. */
function languageOf(path: string): SourceLanguage {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

/** Imports, exports and syntax of one module; never throws. Line and column count from 1. */
export function inspectSource(path: string, source: string): Inspection {
  const parsed = parseSync(path, source, {
    lang: languageOf(path),
    sourceType: 'module',
    showSemanticErrors: true,
  });
  return inspectModuleRecord(source, parsed);
}

function placeOfByte(source: string, byte: number): { line: number; column: number } {
  const before = Buffer.from(source, 'utf8').subarray(0, byte).toString('utf8');
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/** Whether one module can be turned into what a phone runs; never throws. Line and column count from 1. */
export function transformSource(path: string, source: string): Transformation {
  const { errors } = transformSync(path, source, {
    lang: languageOf(path),
    sourceType: 'module',
    jsx: { runtime: 'automatic', development: true },
    target: 'esnext',
  });
  const error = errors.find(({ severity }) => severity === 'Error');
  if (!error) return { ok: true };
  // The transformer's offsets are bytes of UTF-8, the parser's are letters (measured with 0.151).
  return {
    ok: false,
    error: { ...placeOfByte(source, error.labels[0]?.start ?? 0), message: error.message },
  };
}
