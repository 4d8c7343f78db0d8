import { type CannedReply, listCannedReplies, saveCannedReplies } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';

export const useCannedReplies = () =>
  useQuery({
    queryKey: adminQueryKeys.cannedReplies,
    queryFn: ({ signal }) => call(listCannedReplies, { signal }),
    select: ({ replies }) => replies,
  });

export function useSaveCannedReplies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replies: CannedReply[]) => call(saveCannedReplies, { body: { replies } }),
    onSuccess: (saved) => client.setQueryData(adminQueryKeys.cannedReplies, saved),
  });
}
