import { scanSource } from './scan-source.ts';
import type { SourceScan } from './source-scan.ts';

/** Whether the file may hold tags; in plain TypeScript `<T>` is never one. */
export function mayContainJsx(path: string): boolean {
  return /\.(?:tsx|jsx|js)$/.test(path);
}

/** Scans of the files of one project, each made once however many checks ask for it. */
export interface SharedScans {
  scan(path: string, source: string): SourceScan;
}

/** Keeps the latest scan of each path; made for one piece of work and dropped with it. */
export function createSharedScans(): SharedScans {
  const known = new Map<string, { readonly source: string; readonly scan: SourceScan }>();
  return {
    scan: (path, source) => {
      const found = known.get(path);
      if (found?.source === source) return found.scan;
      const scan = scanSource(source, { jsx: mayContainJsx(path) });
      known.set(path, { source, scan });
      return scan;
    },
  };
}
