import type { Language, ProjectId, UntestedPackageChoice, UserId } from '@kilim/contract';
import { openSpool } from '../../platform/spool/index.ts';
import { type RunJob, workLimits } from '../../platform/workers/index.ts';
import { createZipWriter } from '../../platform/zip/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { ExportReport } from './build-export.ts';
import type { checkExportJob, ExportDescription, exportProjectJob } from './export-job.ts';

export interface ExportsPorts {
  readonly projects: Pick<ProjectsService, 'find' | 'openFilePages'>;
  /** The report of a project's last verification in this language; null without one. */
  readonly findReport: (projectId: ProjectId, language: Language) => Promise<ExportReport | null>;
  readonly runExport: RunJob<typeof exportProjectJob>;
  readonly runCheck: RunJob<typeof checkExportJob>;
}

export interface ExportOptions {
  readonly language: Language;
  /** Null when not chosen. */
  readonly packages: UntestedPackageChoice | null;
}

export interface ExportedProject {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly fileName: string;
}

export interface ExportsService {
  /**
   * Packs a project as a zip for Expo (docs/rules/export.md). Throws `project_not_found`, `export_failed` {path, line, column},
   * `export_packages_undecided` {packages} and the errors of the worker pool, all before the first chunk.
   */
  exportProject(userId: UserId, projectId: ProjectId, options: ExportOptions): Promise<ExportedProject>;
  /** Describes the export of a project. Throws the same errors as `exportProject`. */
  checkExport(userId: UserId, projectId: ProjectId, options: ExportOptions): Promise<ExportDescription>;
}

/** Converts a project name to a file name that is valid on every operating system. */
export function fileNameOf(projectName: string): string {
  const clean = projectName
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${clean === '' ? 'app' : clean}.zip`;
}

export function createExportsService({
  projects,
  findReport,
  runExport,
  runCheck,
}: ExportsPorts): ExportsService {
  return {
    checkExport: async (userId, projectId, options) => {
      const { name } = await projects.find(userId, projectId);
      const report = await findReport(projectId, options.language);
      const pages = await projects.openFilePages(userId, projectId);
      return runCheck({ ...options, name, report }, { owner: userId, limit: workLimits.file, pages });
    },
    exportProject: async (userId, projectId, { language, packages }) => {
      const { name } = await projects.find(userId, projectId);
      const report = await findReport(projectId, language);
      // Files are read on demand, so that queued exports hold none in memory.
      const pages = await projects.openFilePages(userId, projectId);
      const zip = createZipWriter();
      // Buffered completely, so that a slow client does not occupy a thread.
      const spool = await openSpool();
      try {
        await runExport(
          { name, language, packages, report },
          {
            owner: userId,
            limit: workLimits.file,
            pages,
            onChunk: async (entry) => {
              for (const bytes of zip.add(entry)) await spool.write(bytes);
            },
          },
        );
        for (const bytes of zip.end()) await spool.write(bytes);
      } catch (error) {
        await spool.discard();
        throw error;
      }
      return { chunks: spool.finish().read(), fileName: fileNameOf(name) };
    },
  };
}
