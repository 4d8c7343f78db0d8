import { slugify } from '@kilim/app-kit';
import {
  checkExport,
  exportProject,
  type Language,
  type ProjectId,
  type UntestedPackage,
  type UntestedPackageChoice,
} from '@kilim/contract';
import { call } from '../../../api/client.ts';

/** The file name of a project's export, in letters that every system accepts: docs/rules/studio.md#export */
export function exportFileName(projectName: string): string {
  return `${slugify(projectName)}.zip`;
}

/** Imported packages without a tested version. Fails with the AppError that the export itself would fail with. */
export async function fetchUntestedPackages(
  projectId: ProjectId,
  signal: AbortSignal,
): Promise<readonly UntestedPackage[]> {
  const { packages } = await call(checkExport, { params: { projectId }, signal });
  return packages;
}

export interface ExportRequest {
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly language: Language;
  /** Null if the project imports no untested packages. */
  readonly packages: UntestedPackageChoice | null;
  readonly signal: AbortSignal;
}

/** Downloads the project as a zip. Fails with an AppError that names the file that caused it. */
export async function downloadExport(request: ExportRequest): Promise<void> {
  const { projectId, projectName, language, packages, signal } = request;
  const query = packages === null ? { language } : { language, packages };
  const blob = await call(exportProject, { params: { projectId }, query, signal });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = exportFileName(projectName);
  link.click();
  // The browser no longer needs the address after it has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
