import type { UserId } from '@kilim/contract';
import type { TokenKind } from '../account.ts';
import { hashSecret } from '../sessions/session-token.ts';
import type { TokenKey } from './token-repository.ts';

/** The parameters of an opened link. */
export interface LinkUse {
  readonly userId: string;
  readonly secret: string;
  /** Random per page: a request whose reply was lost may be repeated with it for two minutes. */
  readonly attempt?: string | undefined;
}

export function linkKey(kind: TokenKind, { userId, secret, attempt }: LinkUse): TokenKey {
  return {
    userId: userId as UserId,
    kind,
    secretHash: hashSecret(secret),
    attemptHash: attempt === undefined ? null : hashSecret(attempt),
  };
}
