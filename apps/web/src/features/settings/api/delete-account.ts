import { requestDeletion } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { clearBrowserSession } from '../../../api/session.ts';
import { paths } from '../../../navigation/paths.ts';

/**
 * Requests the deletion of the account. The server revokes all sessions, so the browser goes to a page for guests that shows
 * until when the deletion can be undone.
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
