import { checkProject, createSharedScans, expoExport, type Inspect, slugifyName } from '@kilim/app-kit';
import { AppError, type Language, type ProjectId, type UserId } from '@kilim/contract';
import type { ProjectsService } from '../projects/index.ts';
import { zipFiles } from './zip-files.ts';

export interface ExportsPorts {
  readonly projects: Pick<ProjectsService, 'find' | 'listFiles'>;
  readonly inspect: Inspect;
  /** Has every file's inspection ready, so that `inspect` answers at once. */
  prepare(files: Readonly<Record<string, string>>): Promise<void>;
}

export interface ExportedProject {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

export interface ExportsService {
  /** A zip that installs and bundles with Expo; throws `project_not_found`, `export_failed` {path, line, column}. */
  exportProject(userId: UserId, projectId: ProjectId, language: Language): Promise<ExportedProject>;
}

/** The project's name as a file name that every system takes. */
export function fileNameOf(projectName: string): string {
  const clean = projectName
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${clean === '' ? 'app' : clean}.zip`;
}

export function createExportsService({ projects, inspect, prepare }: ExportsPorts): ExportsService {
  return {
    exportProject: async (userId, projectId, language) => {
      const { name } = await projects.find(userId, projectId);
      const found = await projects.listFiles(userId, projectId);
      const files = Object.fromEntries(found.files.map(({ path, content }) => [path, content]));
      await prepare(files);
      // A wrong import is left to its author; what does not parse or never starts would not even bundle.
      const scans = createSharedScans();
      const problem = checkProject(files, inspect, { scans }).find(
        ({ kind }) => kind === 'syntax' || kind === 'no-entry',
      );
      if (problem) {
        const { path, line = 1, column = 1, kind } = problem;
        throw new AppError('export_failed', { params: { path, line, column, reason: kind } });
      }
      const exported = expoExport({ name, files, language, scans });
      return { bytes: await zipFiles(slugifyName(name), exported.files), fileName: fileNameOf(name) };
    },
  };
}
