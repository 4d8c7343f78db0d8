import { idPattern, type ProjectId, type UserId } from '@kilim/contract';
import type { BusEvent, Channel, ResourceEvent } from '../../platform/events/index.ts';
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

/** Names of an account's change: the most specific one first, then without its parts and with ids replaced by `*`. */
function accountEventNames(userId: string, path: string): string[] {
  const [what = '', ...rest] = path.split('.');
  const wholes =
    what === 'update'
      ? [path, 'update']
      : [path, [what, '*', ...rest.slice(1)].join('.'), `${what}.${rest[0]}`, `${what}.*`];
  return [...wholes, ''].flatMap((whole) =>
    [userId, '*'].map((id) => (whole === '' ? `users.${id}` : `users.${id}.${whole}`)),
  );
}

/** Event names in the client SDK's form: most specific first, then with ids replaced by `*`. */
export function eventNames(channel: Channel, event: Exclude<BusEvent, ResourceEvent>): string[] {
  if (channel === siteChannel) return [`site.${event.kind}`, 'site'];
  const [resource, id] = channel.split(/\.(.*)/s);
  if (event.kind === 'account-changed') return accountEventNames(id ?? '', event.path);
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
