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

export interface ExportOrder {
  readonly name: string;
  readonly language: Language;
  /** null: not chosen, which only a project of tested packages allows. */
  readonly packages: UntestedPackageChoice | null;
}

/** Throws `export_failed` for what does not parse or never starts: it would not even bundle. */
function requireStartable(files: Readonly<Record<string, string>>, scans: SharedScans): void {
  // A wrong import is left to its author.
  const problem = checkProject(files, createSourceReader().inspect, { scans }).find(
    ({ kind }) => kind === 'syntax' || kind === 'no-entry',
  );
  if (!problem) return;
  const { path, line = 1, column = 1, kind } = problem;
  throw new AppError('export_failed', { params: { path, line, column, reason: kind } });
}

/** Checks a project and answers the packages that an export of it has to be told about, in a thread. */
export const checkExportJob: WorkerJob<null, readonly UntestedPackage[], FilePage<string>> = async (
  _,
  { pages },
) => {
  const files = await collectPages(pages);
  const scans = createSharedScans();
  requireStartable(files, scans);
  return findUntestedPackages(files, { scans });
};

/** Throws `export_packages_undecided`: a package is neither added nor dropped without being told. */
function requireChoice(files: Readonly<Record<string, string>>, scans: SharedScans): void {
  const untested = findUntestedPackages(files, { scans });
  if (untested.length === 0) return;
  const packages = untested.map(({ name }) => name).join(', ');
  throw new AppError('export_packages_undecided', { params: { packages } });
}

/** Checks a project and packs it for Expo, in a thread: its files come in pages, packed entries go back one by one. */
export const exportProjectJob: WorkerJob<ExportOrder, null, FilePage<string>, PackedEntry> = async (
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
