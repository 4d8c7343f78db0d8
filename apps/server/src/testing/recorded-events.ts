import type { AccountEvent, ProjectEvent, ProjectId, SiteEvent, UserId } from '@kilim/contract';
import { createLocalEvents, type Events } from '../platform/events/index.ts';

export interface RecordedEvents extends Events {
  /** Everything published so far, in order. */
  readonly published: readonly (
    | { readonly userId: UserId; readonly event: AccountEvent }
    | { readonly projectId: ProjectId; readonly event: ProjectEvent }
    | { readonly event: SiteEvent }
  )[];
}

/** The events of one process, with a list of what was published. */
export function createRecordedEvents(): RecordedEvents {
  const local = createLocalEvents();
  const published: RecordedEvents['published'][number][] = [];
  return {
    published,
    subscribe: (channel, listener) => local.subscribe(channel, listener),
    publishToAccount: (userId, event) => {
      published.push({ userId, event });
      local.publishToAccount(userId, event);
    },
    publishToProject: (projectId, event) => {
      published.push({ projectId, event });
      local.publishToProject(projectId, event);
    },
    publishToSite: (event) => {
      published.push({ event });
      local.publishToSite(event);
    },
  };
}
