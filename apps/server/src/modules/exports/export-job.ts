import {
  createSharedScans,
  findUntestedPackages,
  type Problem,
  type SharedScans,
  type UntestedPackage,
} from '@kilim/app-kit';
import { AppError, type ExportedFile, type ExportWarning, exportWarning, limits } from '@kilim/contract';
import type { FilePage, WorkerJob } from '../../platform/workers/index.ts';
import { createZipWriter, type PackedEntry, packEntry } from '../../platform/zip/index.ts';
import {
  addReport,
  buildExport,
  digestExport,
  type ExportInput,
  type ExportReport,
  readProject,
  requireStartable,
} from './build-export.ts';

export interface PackInput extends ExportInput {
  /** The last verification of the project with these options. */
  readonly report: ExportReport | null;
}

export interface ExportDescription {
  readonly packages: readonly UntestedPackage[];
  readonly warnings: readonly ExportWarning[];
  readonly warningCount: number;
  readonly folder: string;
  readonly files: readonly ExportedFile[];
  readonly digest: string;
  readonly zipBytes: number;
}

const isWarning = (kind: Problem['kind']): kind is ExportWarning['kind'] =>
  (exportWarning.shape.kind.options as readonly string[]).includes(kind);

/** Checks a project in a worker thread and describes its export without sending it. */
export const checkExportJob: WorkerJob<PackInput, ExportDescription, FilePage<string | Uint8Array>> = async (
  input,
  { pages },
) => {
  const project = await readProject(pages);
  const { files } = project;
  const scans = createSharedScans();
  // Unknown packages are listed on their own, as the user decides about them.
  const warnings = requireStartable(files, scans).flatMap(({ kind, path, line }) =>
    isWarning(kind) ? [{ kind, path, line: line ?? null }] : [],
  );
  const packages = findUntestedPackages(files, { scans });
  const { folder, exported: built } = buildExport(project, input, scans);
  const digest = digestExport(built);
  const exported = addReport(built, digest, input.report);
  const zip = createZipWriter();
  const entries: ExportedFile[] = [];
  let zipBytes = 0;
  const count = (chunks: readonly Uint8Array[]): void => {
    for (const { byteLength } of chunks) zipBytes += byteLength;
  };
  for (const path of Object.keys(exported).toSorted()) {
    const entry = packEntry(`${folder}/${path}`, exported[path] ?? '');
    entries.push({ path, size: entry.size });
    count(zip.add(entry));
  }
  count(zip.end());
  return {
    packages,
    warnings: warnings.slice(0, limits.exportWarningsShown),
    warningCount: warnings.length,
    folder,
    files: entries,
    digest,
    zipBytes,
  };
};

/** Throws `export_packages_undecided`: the user decides whether untested packages are kept. */
function requireChoice(files: Readonly<Record<string, string>>, scans: SharedScans): void {
  const untested = findUntestedPackages(files, { scans });
  if (untested.length === 0) return;
  const packages = untested.map(({ name }) => name).join(', ');
  throw new AppError('export_packages_undecided', { params: { packages } });
}

/** Checks a project and packs it for Expo in a worker thread; zip entries are returned one by one. */
export const exportProjectJob: WorkerJob<
  PackInput,
  null,
  FilePage<string | Uint8Array>,
  PackedEntry
> = async (input, { pages, send }) => {
  const project = await readProject(pages);
  const { files } = project;
  const scans = createSharedScans();
  requireStartable(files, scans);
  if (input.packages === null) requireChoice(files, scans);
  const { folder, exported: built } = buildExport(project, input, scans);
  const exported = addReport(built, input.report === null ? '' : digestExport(built), input.report);
  for (const path of Object.keys(exported).toSorted()) {
    const entry = packEntry(`${folder}/${path}`, exported[path] ?? '');
    await send(entry, [entry.bytes.buffer]);
  }
  return null;
};
