import type { ProjectFiles } from '../project/project-files.ts';
import { isCodePath } from '../project/resolve-import.ts';
import { isTooDeep } from '../source/measure-depth.ts';
import { scanSource } from '../source/scan-source.ts';
import type { SourceScan } from '../source/source-scan.ts';
import type { Inspect, Inspection } from './inspection.ts';

/** One code file with what parser and scan say about it. */
export interface InspectedFile {
  readonly path: string;
  readonly source: string;
  readonly inspection: Inspection;
  readonly scan: SourceScan;
}

/** Whether the file may hold tags; in plain TypeScript `<T>` is never one. */
export function mayHoldJsx(path: string): boolean {
  return /\.(?:tsx|jsx|js)$/.test(path);
}

const tooDeep: Inspection = {
  ok: false,
  error: { line: 1, column: 1, message: 'Nested too deeply' },
};

/** Whether a file must be kept from native parsers and transformers; `checkProject` and `healProject` do so. */
export function isTooDeepToParse(path: string, source: string): boolean {
  return isTooDeep(source, scanSource(source, { jsx: mayHoldJsx(path) }));
}

export function inspectFile(path: string, source: string, inspect: Inspect): InspectedFile {
  const scan = scanSource(source, { jsx: mayHoldJsx(path) });
  return { path, source, inspection: isTooDeep(source, scan) ? tooDeep : inspect(path, source), scan };
}

/** Every code file of the project, by path. */
export function inspectProject(files: ProjectFiles, inspect: Inspect): ReadonlyMap<string, InspectedFile> {
  const entries = Object.entries(files).filter(([path]) => isCodePath(path));
  return new Map(entries.map(([path, source]) => [path, inspectFile(path, source, inspect)]));
}
