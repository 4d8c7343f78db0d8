import { updatePassword } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export interface PasswordChange {
  /** Missing for accounts without a password. */
  readonly current?: string;
  readonly next: string;
}

/** Changes the password or sets the first one; the server revokes all other sessions. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ current, next }: PasswordChange) =>
      call(updatePassword, { body: { password: next, oldPassword: current } }),
    onSuccess: (user) => {
      client.setQueryData(queryKeys.account.current, user);
      return client.invalidateQueries({ queryKey: queryKeys.account.sessions });
    },
    // A rejected change is logged as well.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.account.securityEvents }),
  });
}
