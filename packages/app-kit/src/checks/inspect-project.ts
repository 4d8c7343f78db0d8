import type { ProjectFiles } from '../project/project-files.ts';
import { isCodePath } from '../project/resolve-import.ts';
import { isTooDeep } from '../source/measure-depth.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import type { SourceScan } from '../source/source-scan.ts';
import type { Inspect, Inspection } from './inspection.ts';

/** A code file with the results of parser and scanner. */
export interface InspectedFile {
  readonly path: string;
  readonly source: string;
  readonly inspection: Inspection;
  readonly scan: SourceScan;
}

const tooDeep: Inspection = {
  ok: false,
  error: { line: 1, column: 1, message: 'Nested too deeply' },
};

/** Whether a file could crash a native parser; `checkProject` and `fixProject` test it themselves. */
export function isTooDeepToParse(path: string, source: string): boolean {
  return isTooDeep(source, createSharedScans().scan(path, source));
}

export function inspectFile(
  path: string,
  source: string,
  inspect: Inspect,
  scans: SharedScans,
): InspectedFile {
  const scan = scans.scan(path, source);
  return { path, source, inspection: isTooDeep(source, scan) ? tooDeep : inspect(path, source), scan };
}

/** Inspects all code files of a project, by path. */
export function inspectProject(
  files: ProjectFiles,
  inspect: Inspect,
  scans: SharedScans,
): ReadonlyMap<string, InspectedFile> {
  const entries = Object.entries(files).filter(([path]) => isCodePath(path));
  return new Map(entries.map(([path, source]) => [path, inspectFile(path, source, inspect, scans)]));
}
