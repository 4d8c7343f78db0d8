import { slugify } from '@kilim/app-kit';
import {
  checkExport,
  exportProject,
  type Language,
  type ProjectId,
  type UntestedPackageChoice,
} from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The file name of a project's export, in letters that every system accepts: docs/rules/studio.md#export */
export function exportFileName(projectName: string): string {
  return `${slugify(projectName)}.zip`;
}

/** What the zip would contain now, with its warnings. Fails with the AppError that the export itself would fail with. */
export function exportCheckQuery(projectId: ProjectId, language: Language, packages: UntestedPackageChoice) {
  return queryOptions({
    queryKey: [...queryKeys.projects.exportCheck(projectId), language, packages],
    queryFn: ({ signal }) =>
      call(checkExport, { params: { projectId }, query: { language, packages }, signal }),
    // The files may change between two openings of the dialog.
    staleTime: 0,
    gcTime: 0,
  });
}

export interface ExportRequest {
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly language: Language;
  /** Null if the project imports no untested packages. */
  readonly packages: UntestedPackageChoice | null;
  readonly signal: AbortSignal;
  readonly onReceive: (bytes: number) => void;
}

/** Downloads the project as a zip. Fails with an AppError that names the file that caused it. */
export async function downloadExport(request: ExportRequest): Promise<void> {
  const { projectId, projectName, language, packages, signal, onReceive } = request;
  const query = packages === null ? { language } : { language, packages };
  const blob = await call(exportProject, { params: { projectId }, query, signal, onReceive });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = exportFileName(projectName);
  link.click();
  // The browser no longer needs the address after it has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
