import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSharedScans } from '@kilim/app-kit';
import type { FilePage, WorkerJob } from '../../../platform/workers/index.ts';
import {
  buildExport,
  digestExport,
  type ExportInput,
  readProject,
  requireStartable,
} from '../build-export.ts';
import { prepareFiles } from './prepare-files.ts';

export interface PrepareInput extends Pick<ExportInput, 'name' | 'language'> {
  /** An empty folder, to which the files are written. */
  readonly folder: string;
}

export interface Prepared {
  readonly digest: string;
  /** Paths that were written. */
  readonly written: readonly string[];
  readonly omitted: readonly string[];
}

/**
 * Writes the files that a verification needs to a folder, in a worker thread. Packages outside the SDK table are left out,
 * because nothing says what they contain. Throws `export_failed`.
 */
export const prepareVerificationJob: WorkerJob<
  PrepareInput,
  Prepared,
  FilePage<string | Uint8Array>
> = async ({ folder, ...input }, { pages }) => {
  const project = await readProject(pages);
  const scans = createSharedScans();
  requireStartable(project.files, scans);
  const { exported } = buildExport(project, { ...input, packages: 'omit' }, scans);
  const { files, omitted } = prepareFiles(exported);
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content, { flag: 'wx' });
  }
  return { digest: digestExport(exported), written: Object.keys(files), omitted };
};
