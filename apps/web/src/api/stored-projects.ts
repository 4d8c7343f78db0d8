import {
  collapseSpace,
  type EndpointReply,
  foldCase,
  foldSearch,
  listProjects,
  type Project,
} from '@kilim/contract';
import { deduplicateByName, mergeProjects, removeCorrupt } from '../storage/merge-projects.ts';
import { openOwnStore } from '../storage/store-owner.ts';
import { listUnsavedProjects } from '../storage/unsaved-changes.ts';
import { isUnreachable } from './client.ts';
import type { ProjectListFilter } from './query-keys.ts';

type ProjectPage = EndpointReply<typeof listProjects>;

const latestFirst = (left: string, right: string): number => (left < right ? 1 : left > right ? -1 : 0);

const orders: Readonly<Record<ProjectListFilter['sort'], (left: Project, right: Project) => number>> = {
  updated: (left, right) => latestFirst(left.updatedAt, right.updatedAt),
  created: (left, right) => latestFirst(left.createdAt, right.createdAt),
  name: (left, right) => left.name.localeCompare(right.name),
};

/** The projects that this browser knows, in the order of the filter. */
export async function readStoredProjects(filter: ProjectListFilter): Promise<ProjectPage | null> {
  const stored = (await (await openOwnStore())?.readProjects()) ?? [];
  const known = deduplicateByName(removeCorrupt(stored));
  if (known.length === 0) return null;
  const search = foldSearch(collapseSpace(filter.search));
  const tag = foldCase(filter.tag ?? '');
  const projects = known
    .filter(({ name, description, tags }) =>
      foldSearch([name, description, ...tags].join('\n')).includes(search),
    )
    .filter(({ tags }) => tag === '' || tags.some((one) => foldCase(one) === tag))
    .sort(orders[filter.sort])
    .map((project) => ({ ...project, state: 'active' as const }));
  return { projects, total: projects.length, nextCursor: null };
}

/** Merges a page of the server into the known projects. A whole list also removes projects that no longer exist. */
async function storePage(page: ProjectPage, isWhole: boolean): Promise<void> {
  const store = await openOwnStore();
  if (store === null) return;
  const unsaved = listUnsavedProjects();
  await store.changeProjects((known) =>
    mergeProjects(
      removeCorrupt(known).filter(({ id }) => !isWhole || unsaved.includes(id)),
      page.projects,
    ),
  );
}

/** Stores a fetched page, and replaces the first page by the known projects when the server cannot be reached. */
export async function keepProjects(
  filter: ProjectListFilter,
  page: { readonly cursor?: string },
  fetchPage: () => Promise<ProjectPage>,
): Promise<ProjectPage> {
  const isFirst = page.cursor === undefined;
  try {
    const reply = await fetchPage();
    void storePage(reply, isFirst && filter.search === '' && !filter.tag && reply.nextCursor === null);
    return reply;
  } catch (error) {
    const stored = isFirst && isUnreachable(error) ? await readStoredProjects(filter) : null;
    if (stored === null) throw error;
    return stored;
  }
}

/** Adds an opened project, so that the list has it also when the dashboard was not visited. */
export async function storeOpenedProject(data: unknown): Promise<void> {
  const [opened] = removeCorrupt([data]);
  if (opened === undefined) return;
  await (await openOwnStore())?.changeProjects((known) => mergeProjects(removeCorrupt(known), [opened]));
}

/** Forgets a deleted project. Its unsaved changes stay, because it may be restored. */
export async function forgetProject(projectId: string): Promise<void> {
  await (await openOwnStore())?.removeProject(projectId);
}

/** Stores pages of a list that were fetched before. */
export async function storePages(pages: readonly unknown[]): Promise<void> {
  for (const page of pages) {
    const parsed = listProjects.reply.safeParse(page);
    if (parsed.success) await storePage(parsed.data, false);
  }
}
