import {
  createProject,
  duplicateProject,
  type Language,
  type ProjectId,
  updateProject,
} from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export interface ProjectInput {
  readonly name: string;
  readonly description: string;
}

/** Creates a project with the starter files in the user's language. */
export function useCreateProject(language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, description }: ProjectInput) =>
      call(createProject, {
        body: { name, language, ...(description === '' ? {} : { description }) },
      }),
    // Also after an error: the project may exist although its reply was lost.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}

/** The parts of a project that change. */
export interface ProjectChange extends Partial<ProjectInput> {
  readonly tags?: string[];
}

/** Changes a project's name, description or tags. */
export function useUpdateProject(projectId: ProjectId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProjectChange) => call(updateProject, { params: { projectId }, body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}

/** Copies a project's files into a new project. */
export function useDuplicateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: ProjectId) => call(duplicateProject, { params: { projectId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
