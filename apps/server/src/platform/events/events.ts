import {
  type AccountEvent,
  documentDatabase,
  type ProjectEvent,
  type ProjectId,
  type SiteEvent,
  type UserId,
} from '@kilim/contract';

export type Channel = `account.${string}` | `projects.${string}` | `role.${string}` | 'site';

/** A document or file of the client SDK that changed: docs/rules/realtime.md#documents-and-files */
export interface ResourceEvent {
  readonly kind: 'resource-changed';
  readonly resource:
    | { readonly type: 'document'; readonly collectionId: string; readonly documentId: string }
    | { readonly type: 'file'; readonly bucketId: string; readonly fileId: string };
  readonly action: 'create' | 'update' | 'delete';
  /** Who may read it at this moment; when it is deleted, who could. */
  readonly roles: readonly string[];
  /** Without it, each connection gets what its user may read. */
  readonly payload?: unknown;
}

/** A change of an account as the client SDK names it: docs/rules/realtime.md#account */
export interface AccountChange {
  readonly kind: 'account-changed';
  /** What follows `users.ID`, such as `update.name` or `sessions.ID.create`. */
  readonly path: string;
  /** Without it, each connection gets its user as it is at that moment. */
  readonly payload?: unknown;
}

export type BusEvent = AccountEvent | AccountChange | ProjectEvent | SiteEvent | ResourceEvent;
export type Listener = (event: BusEvent) => void;

/** Publishes changes to open tabs. Delivery is best effort: a tab that reconnects reads the state again. */
export interface Events {
  publishToAccount(userId: UserId, event: AccountEvent | AccountChange): void;
  publishToProject(projectId: ProjectId, event: ProjectEvent): void;
  /** To all visitors, guests included. */
  publishToSite(event: SiteEvent): void;
  /** To everyone who has one of the event's roles. Who has several gets it several times. */
  publishResource(event: ResourceEvent): void;
  subscribe(channel: Channel, listener: Listener): () => void;
}

export const accountChannel = (userId: UserId): Channel => `account.${userId}`;
export const projectChannel = (projectId: ProjectId): Channel => `projects.${projectId}`;
export const siteChannel: Channel = 'site';
/** Of a role of the client SDK, such as `any` or `user:ID`. */
export const roleChannel = (role: string): Channel => `role.${role}`;

/** A change of a document. A deleted one can no longer be read: clients get it as it was, or its id if that is unknown. */
export function documentChanged(
  collectionId: string,
  documentId: string,
  action: ResourceEvent['action'],
  roles: readonly string[],
  deleted: unknown = null,
): ResourceEvent {
  const event = {
    kind: 'resource-changed',
    resource: { type: 'document', collectionId, documentId },
    action,
    roles,
  } as const;
  if (action !== 'delete') return event;
  const named = { $id: documentId, $collectionId: collectionId, $databaseId: documentDatabase };
  return { ...event, payload: deleted ?? named };
}

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
    publishResource: (event) => {
      for (const role of new Set(event.roles)) publish(roleChannel(role), event);
    },
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
