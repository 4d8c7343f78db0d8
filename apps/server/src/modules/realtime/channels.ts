import { idPattern, type ProjectId, type UserId } from '@kilim/contract';
import type { BusEvent, Channel } from '../../platform/events/index.ts';
import { accountChannel, projectChannel, siteChannel } from '../../platform/events/index.ts';

/** What a channel's text asks for; `userId` null is the asker's own account. */
export type ChannelRequest =
  | { readonly kind: 'account'; readonly userId: string | null }
  | { readonly kind: 'project'; readonly projectId: ProjectId }
  | { readonly kind: 'site' };

const idText = idPattern.source.slice(1, -1);
// Newer SDKs may append an action (wire-contract.md §6); it narrows nothing here.
const channelPattern = new RegExp(
  `^(account|projects|site)(?:\\.(${idText}?))?(?:\\.(?:create|update|delete|upsert))?$`,
);

/** Null for a text that names no channel of ours: such are dropped from a subscription, never refused. */
export function readChannel(text: string): ChannelRequest | null {
  const [, kind, id] = channelPattern.exec(text) ?? [];
  if (kind === 'account') return { kind, userId: id ?? null };
  if (kind === 'projects' && id !== undefined) return { kind: 'project', projectId: id as ProjectId };
  if (kind === 'site' && id === undefined) return { kind };
  return null;
}

/** Names of a bus channel on the wire: a person's own account answers to both. */
export function wireChannels(channel: Channel): string[] {
  return channel.startsWith('account.') ? ['account', channel] : [channel];
}

/** Event names, most specific first, ids replaced by `*` after that (wire-contract.md §6). */
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

/** The bus channel behind a text, or null when this person may not hear it. */
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
