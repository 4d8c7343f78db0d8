import { type Language, type ProjectId, remixExample } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export interface RemixInput {
  readonly exampleId: string;
  /** A repeated request with the same id creates nothing twice. */
  readonly id: ProjectId;
}

/** Creates a project from an example in the user's language. */
export function useRemixExample(language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ exampleId, id }: RemixInput) =>
      call(remixExample, { params: { exampleId }, body: { id, language } }),
    // Also after an error: the project may exist although its reply was lost.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
