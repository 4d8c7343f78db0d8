import {
  checkProject,
  createSharedScans,
  expoExport,
  findUntestedPackages,
  type SharedScans,
  slugify,
  type UntestedPackage,
} from '@kilim/app-kit';
import { AppError, type Language, type UntestedPackageChoice } from '@kilim/contract';
import { createSourceReader } from '../../platform/inspect/index.ts';
import { collectPages, type FilePage, type WorkerJob } from '../../platform/workers/index.ts';
import { type PackedEntry, packEntry } from '../../platform/zip/index.ts';

export interface ExportInput {
  readonly name: string;
  readonly language: Language;
  /** Null when not chosen, which is allowed only without untested packages. */
  readonly packages: UntestedPackageChoice | null;
}

/** Throws `export_failed` for syntax errors and a missing entry, which prevent bundling. */
function requireStartable(files: Readonly<Record<string, string>>, scans: SharedScans): void {
  // Other problems, such as wrong imports, do not prevent an export.
  const problem = checkProject(files, createSourceReader().inspect, { scans }).find(
    ({ kind }) => kind === 'syntax' || kind === 'no-entry',
  );
  if (!problem) return;
  const { path, line = 1, column = 1, kind } = problem;
  throw new AppError('export_failed', { params: { path, line, column, reason: kind } });
}

/** Checks a project in a worker thread and returns its untested packages. */
export const checkExportJob: WorkerJob<null, readonly UntestedPackage[], FilePage<string>> = async (
  _,
  { pages },
) => {
  const files = await collectPages(pages);
  const scans = createSharedScans();
  requireStartable(files, scans);
  return findUntestedPackages(files, { scans });
};

/** Throws `export_packages_undecided`: the user decides whether untested packages are kept. */
function requireChoice(files: Readonly<Record<string, string>>, scans: SharedScans): void {
  const untested = findUntestedPackages(files, { scans });
  if (untested.length === 0) return;
  const packages = untested.map(({ name }) => name).join(', ');
  throw new AppError('export_packages_undecided', { params: { packages } });
}

/** Checks a project and packs it for Expo in a worker thread; zip entries are returned one by one. */
export const exportProjectJob: WorkerJob<ExportInput, null, FilePage<string>, PackedEntry> = async (
  { name, language, packages },
  { pages, send },
) => {
  const files = await collectPages(pages);
  const scans = createSharedScans();
  requireStartable(files, scans);
  if (packages === null) requireChoice(files, scans);
  const { files: texts, images } = expoExport({
    name,
    files,
    language,
    untested: packages ?? 'keep',
    scans,
  });
  const exported: Readonly<Record<string, string | Uint8Array>> = { ...texts, ...images };
  const folder = slugify(name);
  for (const path of Object.keys(exported).toSorted()) {
    const entry = packEntry(`${folder}/${path}`, exported[path] ?? '');
    await send(entry, [entry.bytes.buffer]);
  }
  return null;
};
