import {
  AppError,
  type EndpointReply,
  importProject,
  importRemoteProject,
  type Language,
  limits,
  type SkippedFile,
} from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { importOnline } from '../../../ui/import-online.ts';
import type { Listing, ProjectFolder } from '../folder/project-folder.ts';

export type ImportReport = EndpointReply<typeof importProject>;

/** What a user imports: a zip, a folder that is packed here, or a Git repository that the server reads. */
export type ImportSource =
  | { readonly kind: 'zip'; readonly name: string; readonly file: File }
  | ({ readonly kind: 'folder' } & ProjectFolder)
  | RemoteSource;

/** A branch of a public Git repository, as the user typed it. */
export interface RemoteSource {
  readonly kind: 'git';
  /** The address. */
  readonly name: string;
  readonly branch: string;
  readonly folder: string;
}

export interface ImportInput extends Listing {
  readonly source: ImportSource;
  readonly onProgress: (part: number) => void;
}

/** Checks before uploading what the server would reject: too large, or no zip by its name. */
export function checkArchive({ name, size }: Pick<File, 'name' | 'size'>): AppError | null {
  if (!/\.zip$/i.test(name)) return new AppError('import_archive_invalid');
  if (size > limits.importArchiveMaximum) return new AppError('import_archive_too_large');
  return null;
}

async function pack(source: Exclude<ImportSource, RemoteSource>, listing: Listing) {
  if (source.kind === 'zip') {
    const problem = checkArchive(source.file);
    if (problem !== null) throw problem;
    return { archive: source.file, skipped: [] };
  }
  const { packFolder } = await importOnline(() => import('../folder/pack-folder.ts'));
  return packFolder(await source.list(listing), listing.signal);
}

/** Adds the files that were not sent to those that the server left out. */
function addSkipped(report: ImportReport, unsent: readonly SkippedFile[]): ImportReport {
  const skipped = [...unsent, ...report.skipped].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    ...report,
    skipped: skipped.slice(0, limits.skippedFilesShown),
    skippedCount: report.skippedCount + unsent.length,
  };
}

/** Creates a project from a zip, a folder or a Git repository. */
export function useImportProject(language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ source, signal, onCount, onProgress }: ImportInput): Promise<ImportReport> => {
      if (source.kind === 'git') {
        const { name: address, branch, folder } = source;
        return call(importRemoteProject, { body: { address, branch, folder, language }, signal });
      }
      const { archive, skipped } = await pack(source, { signal, onCount });
      const name = source.name.replace(/\.zip$/i, '').slice(0, limits.projectNameMaximum);
      const upload = { file: archive, signal, onProgress };
      return addSkipped(await uploadFile(importProject, { query: { name, language } }, upload), skipped);
    },
    // Also after an abort: the server may have finished.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
