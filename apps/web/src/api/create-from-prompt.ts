import { createProjectFromPrompt, type Language, type ProjectId } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveStudioPrompt } from '../storage/pending-prompt.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export interface PromptInput {
  /** A repeated request with the same id creates nothing twice. */
  readonly id: ProjectId;
  readonly prompt: string;
  readonly language: Language;
  readonly name?: string;
  /** The visitor's browser has composed this app already. */
  readonly isBuilt?: boolean;
}

/** Creates a project and starts its first turn: docs/rules/projects.md#from-a-prompt */
export function useCreateFromPrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PromptInput) => call(createProjectFromPrompt, { body: input }),
    onSuccess: ({ project, problem }, { prompt }) => {
      // The studio opens without loading the project again.
      client.setQueryData(queryKeys.projects.one(project.id), project);
      if (problem !== null) saveStudioPrompt(project.id, prompt);
      void client.invalidateQueries({ queryKey: queryKeys.credits.status });
    },
    // Also after an error: the project may exist although its reply was lost.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.lists }),
  });
}
