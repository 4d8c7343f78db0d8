import { listOwnSecurityEvents, type SecurityCategory } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export type OwnCategory = Exclude<SecurityCategory, 'admin'>;

/** Pages of the account's security events, newest first; null means every category. */
export function useSecurityLog(category: OwnCategory | null) {
  return useInfiniteQuery(
    cursorPages(queryKeys.account.securityLog(category), (page, signal) =>
      call(listOwnSecurityEvents, {
        query: {
          limit: 10,
          ...(category === null ? {} : { category }),
          ...page,
        },
        signal,
      }),
    ),
  );
}
