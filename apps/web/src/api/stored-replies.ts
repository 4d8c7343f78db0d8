import type { InfiniteData, QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query';
import { openOwnStore, readStoreOwner } from '../storage/store-owner.ts';
import { queryKeys } from './query-keys.ts';

/** Milliseconds from a reply until it is stored: docs/rules/local-storage.md#sync-delays */
const storeDelay = 1_000;

const accountKeys: readonly string[] = [
  queryKeys.account.current,
  queryKeys.profile.own,
  queryKeys.credits.status,
  queryKeys.projects.statistics,
  queryKeys.storage.own,
  queryKeys.ai.status,
].map((key) => JSON.stringify(key));

type ProjectListKey = ReturnType<typeof queryKeys.projects.list>;

/** Lists of projects are made from the stored projects, so that every filter works. */
const isProjectList = (queryKey: QueryKey): queryKey is ProjectListKey =>
  queryKey.length === 3 && queryKey[0] === 'projects' && queryKey[1] === 'list';

interface Slot {
  readonly key: string;
  readonly projectId: string;
}

/** Where the reply of a query is stored; null for replies that are not kept. */
function slotOf(queryKey: QueryKey): Slot | null {
  const key = JSON.stringify(queryKey);
  if (accountKeys.includes(key)) return { key, projectId: '' };
  if (isProjectList(queryKey)) return { key, projectId: '' };
  const [resource, kind, projectId, part] = queryKey;
  const isProject = resource === 'projects' && kind === 'one' && typeof projectId === 'string';
  const isKept =
    isProject &&
    (queryKey.length === 3 || (queryKey.length === 4 && (part === 'messages' || part === 'versions')));
  return isKept ? { key, projectId } : null;
}

const isPages = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** The first page of a paged list, which bounds the size. */
const shorten = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** A stored session must be the owner's: pending steps and guests are never restored. */
function isUsable(slot: Slot, data: unknown): boolean {
  if (data === undefined || data === null) return false;
  if (slot.key !== JSON.stringify(queryKeys.account.current)) return true;
  return typeof data === 'object' && '$id' in data && data.$id === readStoreOwner();
}

async function readStored({ key }: Slot, queryKey: QueryKey): Promise<unknown> {
  if (!isProjectList(queryKey)) return (await openOwnStore())?.readReply(key);
  const { readStoredProjects } = await import('./stored-projects.ts');
  const page = await readStoredProjects(queryKey[2]);
  return page === null ? undefined : { pages: [page], pageParams: [null] };
}

/**
 * Starts a query with the reply that this browser kept, then fetches it: the page paints without waiting for the network,
 * and also without one.
 */
export const startWithStoredReply: QueryPersister = async (queryFn, context, query) => {
  const slot = slotOf(query.queryKey);
  const isFirst = query.state.data === undefined && slot !== null && readStoreOwner() !== null;
  const data = isFirst ? await readStored(slot, query.queryKey) : undefined;
  if (slot === null || !isUsable(slot, data)) return queryFn(context);
  // After this fetch has ended with the stored reply.
  setTimeout(() => void context.client.refetchQueries({ queryKey: query.queryKey, exact: true }));
  return data as never;
};

async function storeReply(slot: Slot, data: unknown): Promise<void> {
  if (!isUsable(slot, data)) return;
  await (await openOwnStore())?.writeReply({ ...slot, data: shorten(data) });
  if (slot.key === JSON.stringify(queryKeys.projects.one(slot.projectId)))
    await (await import('./stored-projects.ts')).storeOpenedProject(data);
}

/** Stores the replies of a signed-in user as they arrive; returns the unsubscribe function. */
export function storeReplies(client: QueryClient): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    const slot = slotOf(query.queryKey);
    if (slot === null || isProjectList(query.queryKey)) return;
    if (readStoreOwner() === null || waiting.has(slot.key)) return;
    const store = (): void => {
      waiting.delete(slot.key);
      void storeReply(slot, query.state.data);
    };
    waiting.set(slot.key, setTimeout(store, storeDelay));
  });
}

/** Stores the replies that arrived before the browser had a store. */
export async function storeKnownReplies(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { queryKey, state } = query;
    const slot = slotOf(queryKey);
    if (slot === null || state.data === undefined) continue;
    if (!isProjectList(queryKey)) await storeReply(slot, state.data);
    else if (isPages(state.data)) await (await import('./stored-projects.ts')).storePages(state.data.pages);
  }
}
