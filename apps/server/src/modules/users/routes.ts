import {
  changeUserCredits,
  deleteUser,
  endUserSessions,
  getUser,
  getUsersFile,
  giftCredits,
  listUsers,
  setUserRole,
  setUserSuspension,
  type UserId,
} from '@kilim/contract';
import { csvType } from '../../platform/csv/index.ts';
import { type Route, route } from '../../platform/http/index.ts';
import type { UsersService } from './service.ts';

const hour = 3600;

export function createUsersRoutes(users: UsersService): Route[] {
  // An id that no user has is `user_not_found`.
  const idOf = (params: { readonly userId: string }): UserId => params.userId as UserId;
  return [
    route(listUsers, async ({ query }) => users.list(query)),
    route(getUsersFile, async ({ query: { language, ...selection } }, context) => {
      await context.limit('users-file', context.caller.userId, 10, hour);
      const file = await users.writeFile(selection, language ?? context.language);
      return { ...file, contentType: csvType };
    }),
    route(getUser, async ({ params }) => users.find(idOf(params))),
    route(changeUserCredits, async ({ params, body }, { caller }) =>
      users.changeCredits(caller.userId, idOf(params), body),
    ),
    route(giftCredits, async ({ body: { email, ...change } }, { caller }) =>
      users.giftCredits(caller.userId, email, change),
    ),
    route(setUserRole, async ({ params, body }) => users.changeRole(idOf(params), body.isAdmin)),
    route(setUserSuspension, async ({ params, body }, { caller }) =>
      users.changeSuspension(caller.userId, idOf(params), body.isSuspended),
    ),
    route(endUserSessions, async ({ params }) => users.endSessions(idOf(params))),
    route(deleteUser, async ({ params }, { caller }) => users.delete(caller.userId, idOf(params))),
  ];
}
