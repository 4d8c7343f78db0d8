import { createHash } from 'node:crypto';
import { checkProject, expoExport, type Problem, type SharedScans, slugify } from '@kilim/app-kit';
import { AppError, type Language, type UntestedPackageChoice } from '@kilim/contract';
import { createSourceReader } from '../../platform/inspect/index.ts';
import { collectPages, type FilePage } from '../../platform/workers/index.ts';

export interface ExportInput {
  readonly name: string;
  readonly language: Language;
  /** Null when not chosen, which is allowed only without untested packages. */
  readonly packages: UntestedPackageChoice | null;
}

/** Throws `export_failed` for syntax errors and a missing entry, which prevent bundling; returns the other problems. */
export function requireStartable(
  files: Readonly<Record<string, string>>,
  scans: SharedScans,
): readonly Problem[] {
  // Other problems, such as wrong imports, do not prevent an export.
  const problems = checkProject(files, createSourceReader().inspect, { scans });
  const problem = problems.find(({ kind }) => kind === 'syntax' || kind === 'no-entry');
  if (!problem) return problems;
  const { path, line = 1, column = 1, kind } = problem;
  throw new AppError('export_failed', { params: { path, line, column, reason: kind } });
}

/** The files of a project: its texts, with an empty one for each binary file, and the bytes of those. */
export interface ProjectData {
  readonly files: Readonly<Record<string, string>>;
  readonly binaries: Readonly<Record<string, Uint8Array>>;
}

export async function readProject(pages: AsyncIterable<FilePage<string | Uint8Array>>): Promise<ProjectData> {
  const files: (readonly [string, string])[] = [];
  const binaries: (readonly [string, Uint8Array])[] = [];
  for (const [path, data] of Object.entries(await collectPages(pages))) {
    files.push([path, typeof data === 'string' ? data : '']);
    if (typeof data !== 'string') binaries.push([path, data]);
  }
  return { files: Object.fromEntries(files), binaries: Object.fromEntries(binaries) };
}

/** The project's files with those that Expo needs, by path in the zip's folder. */
export function buildExport(
  { files, binaries }: ProjectData,
  { name, language, packages }: ExportInput,
  scans: SharedScans,
): { readonly folder: string; readonly exported: Readonly<Record<string, string | Uint8Array>> } {
  const { files: texts, images } = expoExport({ name, files, language, untested: packages ?? 'keep', scans });
  // Pictures of the project replace those that are drawn for it.
  return { folder: slugify(name), exported: { ...texts, ...images, ...binaries } };
}

type Exported = Readonly<Record<string, string | Uint8Array>>;

/** A report of a verification and the files that it is about. */
export interface ExportReport {
  readonly digest: string;
  readonly text: string;
}

/** Identifies the files of an export by their paths and bytes. */
export function digestExport(exported: Exported): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(exported).toSorted()) {
    const bytes = Buffer.from(exported[path] ?? '');
    hash.update(`${path.length}:${path}${bytes.byteLength}:`);
    hash.update(bytes);
  }
  return hash.digest('hex');
}

/** Adds the report of a verification if it is about exactly these files. */
export function addReport(exported: Exported, digest: string, report: ExportReport | null): Exported {
  if (report?.digest !== digest) return exported;
  // A file of the project is never replaced.
  const path = Object.hasOwn(exported, 'VERIFICATION.md') ? 'VERIFICATION-REPORT.md' : 'VERIFICATION.md';
  return { ...exported, [path]: report.text };
}
