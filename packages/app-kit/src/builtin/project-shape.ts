import type { ProjectFiles } from '../project/project-files.ts';

/** Paths of the code files, sorted. */
export function listCodePaths(files: ProjectFiles): string[] {
  return Object.keys(files)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}
