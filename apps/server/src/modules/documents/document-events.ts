import { type AccountEvent, AppError, type OrderId, type ProjectId, type UserId } from '@kilim/contract';
import {
  type AccountChange,
  documentChanged,
  type Events,
  type ResourceEvent,
} from '../../platform/events/index.ts';
import { isCollectionName, type ReadableName } from './collections/collections.ts';
import { toSdkDocument } from './sdk-form.ts';
import { selectStored } from './select-stored.ts';
import type { DocumentsService } from './service.ts';

// Changes of the modules' rows as changes of documents: docs/rules/realtime.md#documents-and-files

export interface DocumentEventPorts {
  /** null for a project that is gone. */
  findProjectOwner(projectId: ProjectId): Promise<UserId | null>;
  findReceipt(userId: UserId, orderId: OrderId): Promise<string | null>;
  readonly settingKeys: readonly string[];
  onError(error: unknown): void;
}

/** Parts of an account that its document shows. */
const isOfProfile = (event: AccountEvent | AccountChange): boolean =>
  event.kind === 'account-changed' && /^(update\.(name|email)|verification\.)/.test(event.path);

const own = (userId: UserId): string[] => [`user:${userId}`];

/** Events that also tell which documents changed. Nothing about the rows is decided here: readers read them again. */
export function withDocumentEvents(events: Events, ports: DocumentEventPorts): Events {
  const publishLater = (find: () => Promise<ResourceEvent | null>): void => {
    find().then((event) => event && events.publishResource(event), ports.onError);
  };
  return {
    ...events,
    publishToAccount: (userId, event) => {
      events.publishToAccount(userId, event);
      if (event.kind === 'balance-changed' || isOfProfile(event)) {
        events.publishResource(documentChanged('users', userId, 'update', own(userId)));
      } else if (event.kind === 'order-changed') {
        publishLater(async () => {
          const receiptId = await ports.findReceipt(userId, event.orderId);
          return receiptId === null ? null : documentChanged('receipts', receiptId, 'update', own(userId));
        });
      }
    },
    publishToProject: (projectId, event) => {
      events.publishToProject(projectId, event);
      if (event.kind !== 'project-updated' && event.kind !== 'files-changed') return;
      publishLater(async () => {
        const owner = await ports.findProjectOwner(projectId);
        return owner && documentChanged('projects', projectId, 'update', own(owner));
      });
    },
    publishToSite: (event) => {
      events.publishToSite(event);
      for (const key of ports.settingKeys) {
        events.publishResource(documentChanged('settings', key, 'update', ['any']));
      }
    },
  };
}

/** Files, chats and histories are too large for an event; clients read them when they need them. */
const withoutComposed: ReadonlySet<string> = new Set(['projects', 'users']);

/** A document in the form that events name it. */
export const documentOf = (collectionId: ReadableName, documentId: string) =>
  ({ resource: { type: 'document', collectionId, documentId } }) as const;

/** Reads the document of an event as a user may read it at this moment; null when it is missing or hidden. */
export function createEventReader(documents: Pick<DocumentsService, 'get'>) {
  return async (userId: UserId | null, { resource }: Pick<ResourceEvent, 'resource'>): Promise<unknown> => {
    if (resource.type !== 'document' || !isCollectionName(resource.collectionId)) return null;
    const { collectionId, documentId } = resource;
    // What only administrators may read is not announced.
    const viewer = { userId, isAdmin: false };
    try {
      const found = await documents.get(
        viewer,
        collectionId,
        documentId,
        withoutComposed.has(collectionId) ? [selectStored(collectionId)] : [],
      );
      return toSdkDocument(found, undefined);
    } catch (error) {
      if (error instanceof AppError && !error.isReported) return null;
      throw error;
    }
  };
}
