import type { Endpoint } from '@kilim/contract';
import type { RequestContext, SignedInContext } from '../../platform/http/index.ts';
import type { Viewer } from './access.ts';
import type { Data, Visitor, Writer } from './writers/writer.ts';

// Who calls, as reads and writes of documents see it.

const minute = 60;
/** Calls per minute of a member, or of a guest's network. */
const readsPerMinute = 600;
const writesPerMinute = 120;

/** Calls another endpoint of the server with its own checks. */
export type CallEndpoint = (endpoint: Endpoint, input: Data, context: SignedInContext) => Promise<unknown>;

function verifiedEmailOf(caller: RequestContext['caller']): string | null | undefined {
  if (caller?.isEmailVerified === undefined) return undefined;
  return caller.isEmailVerified ? caller.email : null;
}

export const viewerOf = ({ caller, lacks }: RequestContext): Viewer => ({
  userId: caller?.userId ?? null,
  isAdmin: caller?.isAdmin ?? false,
  verifiedEmail: verifiedEmailOf(caller),
  lacks,
});

export async function countRead(context: RequestContext): Promise<void> {
  await context.limit('documents-read', context.caller?.userId ?? context.network, readsPerMinute, minute);
}

const isSignedIn = (context: RequestContext): context is SignedInContext => context.caller !== null;

export function createWriters(callEndpoint: CallEndpoint) {
  const visitorOf = (context: RequestContext): Visitor => {
    const { header, network, caller } = context;
    return {
      ...viewerOf(context),
      header,
      limit: (name, points, seconds) => context.limit(name, caller?.userId ?? network, points, seconds),
      limitNetwork: (name, points, seconds) => context.limit(name, network, points, seconds),
    };
  };
  const writerOf = (context: SignedInContext): Writer => {
    const { caller, ip, language } = context;
    return {
      ...visitorOf(context),
      userId: caller.userId,
      caller,
      ip,
      language,
      call: (endpoint, input) => callEndpoint(endpoint, input, context),
    };
  };
  const count = (context: RequestContext): Promise<void> =>
    context.limit('documents-write', context.caller?.userId ?? context.network, writesPerMinute, minute);

  return {
    /** A write of a member. */
    startWrite: async (context: SignedInContext): Promise<Writer> => {
      await count(context);
      return writerOf(context);
    },
    /** A write that guests may make as well. */
    startVisit: async (context: RequestContext): Promise<Visitor> => {
      await count(context);
      return isSignedIn(context) ? writerOf(context) : visitorOf(context);
    },
  };
}
