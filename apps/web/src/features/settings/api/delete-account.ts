import { requestDeletion } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { clearBrowserSession } from '../../../api/session.ts';
import { paths } from '../../../navigation/paths.ts';

/**
 * Closes the account. The server ends every session at once, so the page is left for one that guests may see and that
 * says until when the mail's link undoes it.
 */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call(requestDeletion, {
        body: { password, url: window.location.origin + paths.undoDeletion.to() },
      }),
    onSuccess: ({ dueAt }) => clearBrowserSession(client, paths.undoDeletion.to(dueAt)),
  });
}
