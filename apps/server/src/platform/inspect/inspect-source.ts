import { resourceLimits } from 'node:worker_threads';
import { type Inspection, inspectModuleRecord, type ParsedModule } from '@kilim/app-kit';
import { type ParserOptions, parseSync } from 'oxc-parser';
import { transformSync } from 'oxc-transform';
import { measureNestingWeight } from './nesting-weight.ts';

export type Transformation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

/** Threads of the worker pool say how large their stack is; a main thread usually has 8 MB. */
const stackMegabytes = resourceLimits.stackSizeMb ?? 8;
// 2484 levels of the costliest nesting filled a stack of 8 MB; 60 % of that is used.
const weightMaximum = Math.floor((stackMegabytes / 8) * 2484 * 0.6);
// The transformer indents what it writes, so its output grows with the square of the depth: 12,000 levels are 144 MB.
const transformWeightMaximum = Math.min(12_000, weightMaximum);

type SourceLanguage = NonNullable<ParserOptions['lang']>;

/** Plain `.js` may hold tags: Metro takes it so. */
function languageOf(path: string): SourceLanguage {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

const refuse = (message: string): Extract<Inspection, { ok: false }> => ({
  ok: false,
  error: { line: 1, column: 1, message },
});

const unreadable = (error: unknown): Extract<Inspection, { ok: false }> =>
  refuse(`The source could not be read (${error instanceof Error ? error.message : String(error)}).`);

/**
 * Imports, exports and syntax of one module; never throws, whatever the text. Line and column count from 1. A large
 * file takes a second, so only threads of the worker pool call it.
 */
export function inspectSource(path: string, source: string): Inspection {
  if (measureNestingWeight(source) > weightMaximum) return refuse('The file is too large to be checked.');
  try {
    const parsed = parseSync(path, source, {
      lang: languageOf(path),
      sourceType: 'module',
      showSemanticErrors: true,
    });
    return inspectModuleRecord(source, parsed as ParsedModule);
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
 * Whether one module can be turned into what a phone runs; never throws. Line and column count from 1. A file that is
 * too large to be transformed here passes when it parses. Called where `inspectSource` is.
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
    // The transformer's offsets are bytes of UTF-8, the parser's are letters (measured with 0.151).
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

/** Reads each text once, however many checks of one piece of work ask for it; made for that work and dropped with it. */
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
