import type { ProjectFiles } from '../project/project-files.ts';
import { isCodePath } from '../project/resolve-import.ts';
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

export function inspectFile(path: string, source: string, inspect: Inspect): InspectedFile {
  return {
    path,
    source,
    inspection: inspect(path, source),
    scan: scanSource(source, { jsx: mayHoldJsx(path) }),
  };
}

/** Every code file of the project, by path. */
export function inspectProject(files: ProjectFiles, inspect: Inspect): ReadonlyMap<string, InspectedFile> {
  const entries = Object.entries(files).filter(([path]) => isCodePath(path));
  return new Map(entries.map(([path, source]) => [path, inspectFile(path, source, inspect)]));
}
