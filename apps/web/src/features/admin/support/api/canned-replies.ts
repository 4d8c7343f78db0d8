import { type CannedReply, listCannedReplies, saveCannedReplies } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

export const useCannedReplies = () =>
  useQuery({
    queryKey: queryKeys.admin.cannedReplies,
    queryFn: ({ signal }) => call(listCannedReplies, { signal }),
    select: ({ replies }) => replies,
  });

export function useSaveCannedReplies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replies: CannedReply[]) => call(saveCannedReplies, { body: { replies } }),
    onSuccess: (saved) => client.setQueryData(queryKeys.admin.cannedReplies, saved),
  });
}
