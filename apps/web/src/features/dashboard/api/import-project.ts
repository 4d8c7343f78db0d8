import { AppError, type EndpointReply, importProject, type Language, limits } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../api/query-keys.ts';
import { uploadFile } from '../../../api/upload-file.ts';

export type ImportReport = EndpointReply<typeof importProject>;

export interface ImportInput {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Checks before uploading what the server would reject: too large, or no zip by its name. */
export function checkArchive({ name, size }: Pick<File, 'name' | 'size'>): AppError | null {
  if (!/\.zip$/i.test(name)) return new AppError('import_archive_invalid');
  if (size > limits.importArchiveMaximum) return new AppError('import_archive_too_large');
  return null;
}

/** Uploads a zip and creates a project from it. */
export function useImportProject(language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, signal, onProgress }: ImportInput): Promise<ImportReport> => {
      const problem = checkArchive(file);
      if (problem !== null) throw problem;
      const name = file.name.replace(/\.zip$/i, '').slice(0, limits.projectNameMaximum);
      return uploadFile(importProject, { query: { name, language } }, { file, signal, onProgress });
    },
    // Also after an abort: the server may have finished.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
