import { type Inspection, inspectModuleRecord, isCodePath } from '@kilim/app-kit';
import { answerNow, answerSoon } from './answers.ts';
import { measureNestingWeight } from './nesting-weight.ts';
import { type SourceQuestion, workerStackMegabytes } from './source-worker.ts';

export type Transformation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly line: number; readonly column: number; readonly message: string };
    };

// 2484 levels of the costliest nesting filled a stack of 8 MB; 60 % of that is used.
const weightMaximum = Math.floor((workerStackMegabytes / 8) * 2484 * 0.6);
// The transformer indents what it writes, so its output grows with the square of the depth: 12,000 levels are 144 MB.
const transformWeightMaximum = 12_000;
// Beyond a thousand dense lines the worker may have grown by more than it is worth keeping.
const lightMaximum = 20_000;

/** Plain `.js` may hold tags: Metro takes it so. */
function languageOf(path: string): SourceQuestion['lang'] {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}

const questionOf = (kind: SourceQuestion['kind'], path: string, source: string): SourceQuestion => ({
  kind,
  path,
  source,
  lang: languageOf(path),
});

/**
 * Parses, and where asked transforms, every module beforehand without holding the process up: a large or hostile text
 * takes seconds, and everybody else's requests wait for a synchronous answer.
 */
export async function prepareSources(
  files: Readonly<Record<string, string>>,
  options: { readonly withTransform: boolean },
): Promise<void> {
  for (const [path, source] of Object.entries(files)) {
    if (!isCodePath(path)) continue;
    const weight = measureNestingWeight(source);
    if (weight > weightMaximum) continue;
    await answerSoon(questionOf('parse', path, source), weight > lightMaximum);
    if (options.withTransform && weight <= transformWeightMaximum)
      await answerSoon(questionOf('transform', path, source), false);
  }
}

const refuse = (message: string): Extract<Inspection, { ok: false }> => ({
  ok: false,
  error: { line: 1, column: 1, message },
});

/** Imports, exports and syntax of one module; never throws, whatever the text. Line and column count from 1. */
export function inspectSource(path: string, source: string): Inspection {
  const weight = measureNestingWeight(source);
  if (weight > weightMaximum) return refuse('The file is too large to be checked.');
  const answer = answerNow(questionOf('parse', path, source), weight > lightMaximum);
  return answer.ok ? inspectModuleRecord(source, answer.value) : refuse(answer.message);
}

function placeOfByte(source: string, byte: number): { line: number; column: number } {
  const before = Buffer.from(source, 'utf8').subarray(0, byte).toString('utf8');
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/**
 * Whether one module can be turned into what a phone runs; never throws. Line and column count from 1. A file that is
 * too large to be transformed here passes when it parses.
 */
export function transformSource(path: string, source: string): Transformation {
  if (measureNestingWeight(source) > transformWeightMaximum) {
    const inspection = inspectSource(path, source);
    return inspection.ok ? { ok: true } : inspection;
  }
  const answer = answerNow(questionOf('transform', path, source), false);
  if (!answer.ok) return refuse(answer.message);
  const error = answer.value.errors.find(({ severity }) => severity === 'Error');
  if (!error) return { ok: true };
  // The transformer's offsets are bytes of UTF-8, the parser's are letters (measured with 0.151).
  return {
    ok: false,
    error: { ...placeOfByte(source, error.labels[0]?.start ?? 0), message: error.message },
  };
}
