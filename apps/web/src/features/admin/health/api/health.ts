import { getSiteHealth, sendTestMail } from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';

/** Milliseconds. */
const healthInterval = 60_000;

/** The state of the running server, read again every minute while it is shown. */
export const siteHealthQuery = queryOptions({
  queryKey: adminQueryKeys.health,
  queryFn: ({ signal }) => call(getSiteHealth, { signal }),
  refetchInterval: healthInterval,
});

/** Sends a mail to the administrator's own address. */
export function useTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(sendTestMail, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryKeys.health }),
  });
}
