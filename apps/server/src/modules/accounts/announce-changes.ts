import type { UserId } from '@kilim/contract';
import type { Events } from '../../platform/events/index.ts';
import { presentSession } from './present.ts';
import type { AccountsService } from './service.ts';
import type { StartedSession } from './sessions/open-session.ts';

/** A service that also tells the open connections of an account what changed: docs/rules/realtime.md#account */
export function announceChanges(
  service: AccountsService,
  events: Pick<Events, 'publishToAccount'>,
): AccountsService {
  const tell = (userId: UserId, path: string, payload?: unknown): void =>
    events.publishToAccount(userId, {
      kind: 'account-changed',
      path,
      ...(payload !== undefined && { payload }),
    });
  const updating = async <Result>(userId: UserId, part: string, work: Promise<Result>): Promise<Result> => {
    const result = await work;
    tell(userId, `update.${part}`);
    return result;
  };
  const signingIn = async (work: Promise<StartedSession>): Promise<StartedSession> => {
    const started = await work;
    const { session } = started;
    tell(session.userId, `sessions.${session.id}.create`, presentSession(session, null, 'tr'));
    return started;
  };
  return {
    ...service,
    signIn: (input) => signingIn(service.signIn(input)),
    signInWithLink: (input) => signingIn(service.signInWithLink(input)),
    changeName: (caller, name) => updating(caller.userId, 'name', service.changeName(caller, name)),
    changePhone: (caller, phone) => updating(caller.userId, 'phone', service.changePhone(caller, phone)),
    changePreferences: (caller, preferences) =>
      updating(caller.userId, 'prefs', service.changePreferences(caller, preferences)),
    changeEmail: (caller, input) => updating(caller.userId, 'email', service.changeEmail(caller, input)),
    changePassword: (caller, input) =>
      updating(caller.userId, 'password', service.changePassword(caller, input)),
    confirmVerification: async (input) => {
      const token = await service.confirmVerification(input);
      tell(token.userId, `verification.${token.id}.update`);
      return token;
    },
    revokeSession: async (caller, id) => {
      const sessionId = await service.revokeSession(caller, id);
      const { userId } = caller;
      tell(userId, `sessions.${sessionId}.delete`, { $id: sessionId, userId });
      return sessionId;
    },
    twoFactor: {
      ...service.twoFactor,
      set: (caller, input) => updating(caller.userId, 'mfa', service.twoFactor.set(caller, input)),
    },
  };
}
