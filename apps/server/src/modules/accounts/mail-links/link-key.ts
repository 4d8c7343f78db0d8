import type { UserId } from '@kilim/contract';
import type { TokenKind } from '../account.ts';
import { hashSecret } from '../sessions/session-token.ts';
import type { TokenKey } from './token-repository.ts';

/** What a page hands over of a link. */
export interface LinkUse {
  readonly userId: string;
  readonly secret: string;
  /** Made anew by every page: with it a press whose answer was lost may be repeated for a moment. */
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
