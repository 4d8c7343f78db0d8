import type { AccountEvent, ProjectEvent, ProjectId, SiteEvent, UserId } from '@kilim/contract';
import { isInTransaction } from '../platform/db/index.ts';
import {
  type AccountChange,
  createLocalEvents,
  type Events,
  type ResourceEvent,
} from '../platform/events/index.ts';

export interface RecordedEvents extends Events {
  /** Everything published so far, in order. */
  readonly published: readonly (
    | { readonly userId: UserId; readonly event: AccountEvent | AccountChange }
    | { readonly projectId: ProjectId; readonly event: ProjectEvent }
    | { readonly event: SiteEvent }
    | { readonly event: ResourceEvent }
  )[];
}

/** Publishing inside a transaction is wrong, because it may be retried or rolled back. */
function requireCommitted(): void {
  if (isInTransaction()) throw new Error('An event was published inside a transaction.');
}

/** Events of one process with a list of the published ones. */
export function createRecordedEvents(): RecordedEvents {
  const local = createLocalEvents();
  const published: RecordedEvents['published'][number][] = [];
  return {
    published,
    subscribe: (channel, listener) => local.subscribe(channel, listener),
    publishToAccount: (userId, event) => {
      requireCommitted();
      published.push({ userId, event });
      local.publishToAccount(userId, event);
    },
    publishToProject: (projectId, event) => {
      requireCommitted();
      published.push({ projectId, event });
      local.publishToProject(projectId, event);
    },
    publishResource: (event) => {
      requireCommitted();
      published.push({ event });
      local.publishResource(event);
    },
    publishToSite: (event) => {
      requireCommitted();
      published.push({ event });
      local.publishToSite(event);
    },
  };
}
