import { resourceLimits } from 'node:worker_threads';
import { type Inspection, inspectModuleRecord, type ParsedModule, withSyntax } from '@kilim/app-kit';
import { type ParserOptions, parseSync } from 'oxc-parser';
import { transformSync } from 'oxc-transform';
import { measureNestingWeight } from './nesting-weight.ts';

export type Transformation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

/** Worker threads know the size of their stack; a main thread usually has 8 MB. */
const stackMegabytes = resourceLimits.stackSizeMb ?? 8;
// Measured: 2484 levels of the most expensive nesting fill a stack of 8 MB. 60 % of that are allowed.
const weightMaximum = Math.floor((stackMegabytes / 8) * 2484 * 0.6);
// The transformer indents its output, which therefore grows with the square of the depth: 144 MB for 12,000 levels.
const transformWeightMaximum = Math.min(12_000, weightMaximum);

type SourceLanguage = NonNullable<ParserOptions['lang']>;

/** `.js` may contain JSX, as in Metro. */
function languageOf(path: string): SourceLanguage {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

const failure = (message: string): Extract<Inspection, { ok: false }> => ({
  ok: false,
  error: { line: 1, column: 1, message },
});

const unreadable = (error: unknown): Extract<Inspection, { ok: false }> =>
  failure(`The source could not be read (${error instanceof Error ? error.message : String(error)}).`);

/**
 * Imports, exports and syntax errors of one module. Never throws. Lines and columns count from 1. Takes up to a second, so
 * it is called in worker threads only.
 */
export function inspectSource(path: string, source: string): Inspection {
  if (measureNestingWeight(source) > weightMaximum) return failure('The file is too large to be checked.');
  try {
    const options = { lang: languageOf(path), sourceType: 'module' } as const;
    const parsed = parseSync(path, source, { ...options, showSemanticErrors: true });
    const inspection = inspectModuleRecord(source, parsed as ParsedModule);
    // Parsed again, because keeping the trees of a whole project would take hundreds of megabytes.
    return withSyntax(source, inspection, () => parseSync(path, source, options).program);
  } catch (error) {
    return unreadable(error);
  }
}

function placeOfByte(source: string, byte: number): { line: number; column: number } {
  const before = Buffer.from(source, 'utf8').subarray(0, byte).toString('utf8');
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/**
 * Whether one module can be transformed for the phone. Never throws. Lines and columns count from 1. A file that is too
 * large to be transformed is only parsed. Called in worker threads only.
 */
export function transformSource(path: string, source: string): Transformation {
  if (measureNestingWeight(source) > transformWeightMaximum) {
    const inspection = inspectSource(path, source);
    return inspection.ok ? { ok: true } : inspection;
  }
  try {
    const { errors } = transformSync(path, source, {
      lang: languageOf(path),
      sourceType: 'module',
      jsx: { runtime: 'automatic', development: true },
      target: 'esnext',
    });
    const error = errors.find(({ severity }) => severity === 'Error');
    if (!error) return { ok: true };
    // The transformer's offsets count UTF-8 bytes, the parser's count characters (oxc 0.151).
    return {
      ok: false,
      error: { ...placeOfByte(source, error.labels[0]?.start ?? 0), message: error.message },
    };
  } catch (error) {
    return unreadable(error);
  }
}

export interface SourceReader {
  inspect(path: string, source: string): Inspection;
  transform(path: string, source: string): Transformation;
}

/** Parses each file once for all checks of one task. */
export function createSourceReader(): SourceReader {
  const inspected = new Map<string, { readonly source: string; readonly inspection: Inspection }>();
  return {
    inspect: (path, source) => {
      const known = inspected.get(path);
      if (known?.source === source) return known.inspection;
      const inspection = inspectSource(path, source);
      inspected.set(path, { source, inspection });
      return inspection;
    },
    transform: transformSource,
  };
}
