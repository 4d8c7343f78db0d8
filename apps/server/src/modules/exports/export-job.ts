import {
  checkProject,
  createSharedScans,
  expoExport,
  findUntestedPackages,
  type Problem,
  type SharedScans,
  slugify,
  type UntestedPackage,
} from '@kilim/app-kit';
import {
  AppError,
  type ExportedFile,
  type ExportWarning,
  exportWarning,
  type Language,
  limits,
  type UntestedPackageChoice,
} from '@kilim/contract';
import { createSourceReader } from '../../platform/inspect/index.ts';
import { collectPages, type FilePage, type WorkerJob } from '../../platform/workers/index.ts';
import { createZipWriter, type PackedEntry, packEntry } from '../../platform/zip/index.ts';

export interface ExportInput {
  readonly name: string;
  readonly language: Language;
  /** Null when not chosen, which is allowed only without untested packages. */
  readonly packages: UntestedPackageChoice | null;
}

export interface ExportDescription {
  readonly packages: readonly UntestedPackage[];
  readonly warnings: readonly ExportWarning[];
  readonly warningCount: number;
  readonly folder: string;
  readonly files: readonly ExportedFile[];
  readonly zipBytes: number;
}

/** Throws `export_failed` for syntax errors and a missing entry, which prevent bundling; returns the other problems. */
function requireStartable(files: Readonly<Record<string, string>>, scans: SharedScans): readonly Problem[] {
  // Other problems, such as wrong imports, do not prevent an export.
  const problems = checkProject(files, createSourceReader().inspect, { scans });
  const problem = problems.find(({ kind }) => kind === 'syntax' || kind === 'no-entry');
  if (!problem) return problems;
  const { path, line = 1, column = 1, kind } = problem;
  throw new AppError('export_failed', { params: { path, line, column, reason: kind } });
}

const isWarning = (kind: Problem['kind']): kind is ExportWarning['kind'] =>
  (exportWarning.shape.kind.options as readonly string[]).includes(kind);

/** The files of a project: its texts, with an empty one for each binary file, and the bytes of those. */
interface ProjectData {
  readonly files: Readonly<Record<string, string>>;
  readonly binaries: Readonly<Record<string, Uint8Array>>;
}

async function readProject(pages: AsyncIterable<FilePage<string | Uint8Array>>): Promise<ProjectData> {
  const files: (readonly [string, string])[] = [];
  const binaries: (readonly [string, Uint8Array])[] = [];
  for (const [path, data] of Object.entries(await collectPages(pages))) {
    files.push([path, typeof data === 'string' ? data : '']);
    if (typeof data !== 'string') binaries.push([path, data]);
  }
  return { files: Object.fromEntries(files), binaries: Object.fromEntries(binaries) };
}

/** The project's files with those that Expo needs, by path in the zip's folder. */
function buildExport(
  { files, binaries }: ProjectData,
  { name, language, packages }: ExportInput,
  scans: SharedScans,
): { readonly folder: string; readonly exported: Readonly<Record<string, string | Uint8Array>> } {
  const { files: texts, images } = expoExport({ name, files, language, untested: packages ?? 'keep', scans });
  // Pictures of the project replace those that are drawn for it.
  return { folder: slugify(name), exported: { ...texts, ...images, ...binaries } };
}

/** Checks a project in a worker thread and describes its export without sending it. */
export const checkExportJob: WorkerJob<
  ExportInput,
  ExportDescription,
  FilePage<string | Uint8Array>
> = async (input, { pages }) => {
  const project = await readProject(pages);
  const { files } = project;
  const scans = createSharedScans();
  // Unknown packages are listed on their own, as the user decides about them.
  const warnings = requireStartable(files, scans).flatMap(({ kind, path, line }) =>
    isWarning(kind) ? [{ kind, path, line: line ?? null }] : [],
  );
  const packages = findUntestedPackages(files, { scans });
  const { folder, exported } = buildExport(project, input, scans);
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
  ExportInput,
  null,
  FilePage<string | Uint8Array>,
  PackedEntry
> = async (input, { pages, send }) => {
  const project = await readProject(pages);
  const { files } = project;
  const scans = createSharedScans();
  requireStartable(files, scans);
  if (input.packages === null) requireChoice(files, scans);
  const { folder, exported } = buildExport(project, input, scans);
  for (const path of Object.keys(exported).toSorted()) {
    const entry = packEntry(`${folder}/${path}`, exported[path] ?? '');
    await send(entry, [entry.bytes.buffer]);
  }
  return null;
};
