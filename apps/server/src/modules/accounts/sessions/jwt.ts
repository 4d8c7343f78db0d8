import { AppError, idPattern, type SessionId, type UserId } from '@kilim/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';

// JWTs of the client SDK (docs/rules/client-sdk.md#jwt): HS256 over the ids of the user and the session.

const algorithm = 'HS256';
const payload = z.object({ userId: z.string().regex(idPattern), sessionId: z.string().regex(idPattern) });
/** An issued token is about 250 characters long. */
const lengthMaximum = 1024;

export interface JwtSession {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

const keyOf = ({ secrets }: Pick<AccountsPorts, 'secrets'>): Uint8Array =>
  new TextEncoder().encode(secrets.sign('jwt-key', ''));

/** Issues a JWT for the caller's session. Throws `general_access_forbidden` for a caller that used one itself. */
export async function issueJwt(ports: AccountsPorts, caller: SignedIn, seconds: number): Promise<string> {
  if (caller.usesJwt) throw new AppError('general_access_forbidden');
  const now = Math.floor(ports.clock.now() / 1000);
  return new SignJWT({ userId: caller.userId, sessionId: caller.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keyOf(ports));
}

/** The session of a JWT; null when it is expired or was not issued by this server. */
export async function readJwt(
  ports: Pick<AccountsPorts, 'secrets' | 'clock'>,
  jwt: string,
): Promise<JwtSession | null> {
  if (jwt.length > lengthMaximum) return null;
  try {
    const verified = await jwtVerify(jwt, keyOf(ports), {
      algorithms: [algorithm],
      currentDate: new Date(ports.clock.now()),
      requiredClaims: ['exp'],
    });
    const { userId, sessionId } = payload.parse(verified.payload);
    return { userId: userId as UserId, sessionId: sessionId as SessionId };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
