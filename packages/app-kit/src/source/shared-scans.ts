import { scanSource } from './scan-source.ts';
import type { SourceScan } from './source-scan.ts';

/** Whether a file may contain tags; in plain TypeScript `<T>` never is one. */
export function mayContainJsx(path: string): boolean {
  return /\.(?:tsx|jsx|js)$/.test(path);
}

/** Cached scans of the files of a project. */
export interface SharedScans {
  scan(path: string, source: string): SourceScan;
}

/** Keeps the latest scan of each path. Create one per task, because nothing is evicted. */
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
