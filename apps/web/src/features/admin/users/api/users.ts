import {
  changeUserCredits,
  deleteUser,
  type EndpointCall,
  endUserSessions,
  getUser,
  getUsersFile,
  giftCredits,
  listUserLedger,
  listUserProjects,
  listUsers,
  setUserRole,
  setUserSuspension,
  type UserDetail,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import { toUserQuery, type UserListFilter } from '../user-list-params.ts';

/** Milliseconds between two looks at an account that is being deleted. */
const deletionInterval = 2_000;

/** Pages of users. */
export function useUsers(filter: UserListFilter) {
  const query = toUserQuery(filter);
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.userList(query), (page, signal) =>
      call(listUsers, { query: { ...query, ...page }, signal }),
    ),
  );
}

/** Saves the same users as a CSV file. */
export function useUsersFile(filter: UserListFilter) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async () =>
      saveFile('users.csv', await call(getUsersFile, { query: { ...toUserQuery(filter), language } })),
  });
}

/** Whether a deletion is under way, and not only planned by the user for later. */
export const isBeingErased = (user: Pick<UserDetail, 'deletionDueAt'>, now: number): boolean =>
  user.deletionDueAt !== null && Date.parse(user.deletionDueAt) <= now;

/** One user; fetched again while the account is being deleted. */
export function useUser(userId: string) {
  return useQuery({
    queryKey: adminQueryKeys.user(userId),
    queryFn: ({ signal }) => call(getUser, { params: { userId }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.status === 'success' && isBeingErased(state.data, state.dataUpdatedAt)
        ? deletionInterval
        : false,
  });
}

/** A user's credit movements, newest first. */
export function useUserLedger(userId: string) {
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.userLedger(userId), (page, signal) =>
      call(listUserLedger, { params: { userId }, query: { limit: 10, ...page }, signal }),
    ),
  );
}

/** A user's projects; `isShrinking` fetches them again while they are being deleted. */
export function useUserProjects(userId: string, isShrinking: boolean) {
  return useInfiniteQuery({
    ...cursorPages(adminQueryKeys.userProjects(userId), (page, signal) =>
      call(listUserProjects, { params: { userId }, query: { limit: 5, ...page }, signal }),
    ),
    refetchInterval: isShrinking ? deletionInterval : false,
  });
}

export type UserAction = 'admin' | 'member' | 'suspended' | 'reinstated' | 'sessions' | 'deleting';

/** Runs an action on a user and shows the returned state everywhere. */
export function useUserAction(userId: string) {
  const client = useQueryClient();
  const params = { userId };
  const run = (action: UserAction): Promise<UserDetail> => {
    switch (action) {
      case 'admin':
      case 'member':
        return call(setUserRole, { params, body: { isAdmin: action === 'admin' } });
      case 'suspended':
      case 'reinstated':
        return call(setUserSuspension, { params, body: { isSuspended: action === 'suspended' } });
      case 'sessions':
        return call(endUserSessions, { params });
      case 'deleting':
        return call(deleteUser, { params });
    }
  };
  return useMutation({
    mutationFn: run,
    onSuccess: async (user) => {
      client.setQueryData(adminQueryKeys.user(userId), user);
      await client.invalidateQueries({ queryKey: adminQueryKeys.users });
    },
  });
}

export type CreditChangeBody = EndpointCall<typeof changeUserCredits>['body'];
export type GiftBody = EndpointCall<typeof giftCredits>['body'];

/** Gives credits to a user or takes them. */
export function useChangeCredits(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreditChangeBody) => call(changeUserCredits, { params: { userId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryKeys.users }),
  });
}

/** Gives credits to the user with an address. */
export function useGiftCredits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GiftBody) => call(giftCredits, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryKeys.users }),
  });
}
