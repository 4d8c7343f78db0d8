import { idPattern, type ProjectId, type UserId } from '@kilim/contract';
import type { BusEvent, Channel } from '../../platform/events/index.ts';
import { accountChannel, projectChannel, siteChannel } from '../../platform/events/index.ts';

/** A parsed channel name; a null `userId` means the caller's own account. */
export type ChannelRequest =
  | { readonly kind: 'account'; readonly userId: string | null }
  | { readonly kind: 'project'; readonly projectId: ProjectId }
  | { readonly kind: 'site' };

const idText = idPattern.source.slice(1, -1);
// Newer client SDKs may append an action; it is ignored.
const channelPattern = new RegExp(
  `^(account|projects|site)(?:\\.(${idText}?))?(?:\\.(?:create|update|delete|upsert))?$`,
);

/** Null for an unknown channel. Unknown channels are dropped from a subscription without an error. */
export function readChannel(text: string): ChannelRequest | null {
  const [, kind, id] = channelPattern.exec(text) ?? [];
  if (kind === 'account') return { kind, userId: id ?? null };
  if (kind === 'projects' && id !== undefined) return { kind: 'project', projectId: id as ProjectId };
  if (kind === 'site' && id === undefined) return { kind };
  return null;
}

/** Wire names of a channel; the user's own account has two. */
export function wireChannels(channel: Channel): string[] {
  return channel.startsWith('account.') ? ['account', channel] : [channel];
}

/** Event names in the client SDK's form: most specific first, then with ids replaced by `*`. */
export function eventNames(channel: Channel, event: BusEvent): string[] {
  if (channel === siteChannel) return [`site.${event.kind}`, 'site'];
  const [resource, id] = channel.split(/\.(.*)/s);
  const root = resource === 'account' ? 'users' : 'projects';
  return [`${root}.${id}.${event.kind}`, `${root}.*.${event.kind}`, `${root}.${id}`, `${root}.*`];
}

export interface ChannelPolicy {
  readonly userId: UserId | null;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
}

/** The event channel of a name, or null when this user may not receive it. */
export async function resolveChannel(text: string, policy: ChannelPolicy): Promise<Channel | null> {
  const request = readChannel(text);
  if (request?.kind === 'site') return siteChannel;
  if (!request || policy.userId === null) return null;
  if (request.kind === 'account') {
    const isOwn = request.userId === null || request.userId === policy.userId;
    return isOwn ? accountChannel(policy.userId) : null;
  }
  const isOwn = await policy.ownsProject(policy.userId, request.projectId);
  return isOwn ? projectChannel(request.projectId) : null;
}
