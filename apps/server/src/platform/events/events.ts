import type { AccountEvent, ProjectEvent, ProjectId, SiteEvent, UserId } from '@kilim/contract';

export type Channel = `account.${string}` | `projects.${string}` | 'site';
export type BusEvent = AccountEvent | ProjectEvent | SiteEvent;
export type Listener = (event: BusEvent) => void;

/** Publishes changes to open tabs. Delivery is best effort: a tab that reconnects reads the state again. */
export interface Events {
  publishToAccount(userId: UserId, event: AccountEvent): void;
  publishToProject(projectId: ProjectId, event: ProjectEvent): void;
  /** To all visitors, guests included. */
  publishToSite(event: SiteEvent): void;
  subscribe(channel: Channel, listener: Listener): () => void;
}

export const accountChannel = (userId: UserId): Channel => `account.${userId}`;
export const projectChannel = (projectId: ProjectId): Channel => `projects.${projectId}`;
export const siteChannel: Channel = 'site';

/** Events within one process, the default with SQLite. A listener that throws does not affect others. */
export function createLocalEvents(onError: (error: unknown) => void = () => {}): Events {
  const listeners = new Map<Channel, Set<Listener>>();
  const publish = (channel: Channel, event: BusEvent): void => {
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(event);
      } catch (error) {
        onError(error);
      }
    }
  };
  return {
    publishToAccount: (userId, event) => publish(accountChannel(userId), event),
    publishToProject: (projectId, event) => publish(projectChannel(projectId), event),
    publishToSite: (event) => publish(siteChannel, event),
    subscribe: (channel, listener) => {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(channel);
      };
    },
  };
}
