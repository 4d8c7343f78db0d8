import { type Language, remixExample } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Creates a project from an example in the user's language. */
export function useRemixExample(language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (exampleId: string) => call(remixExample, { params: { exampleId }, body: { language } }),
    // Also after an error: the project may exist although its reply was lost.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
