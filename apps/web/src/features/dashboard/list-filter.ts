import { projectSort } from '@kilim/contract';
import { z } from 'zod';
import type { ProjectListFilter } from '../../api/query-keys.ts';

const filterShape = z.object({
  search: z.string().max(100).catch(''),
  sort: projectSort.catch('updated'),
});

/** The filter in the URL; unknown values fall back to the default. */
export function readListFilter(search: URLSearchParams): ProjectListFilter {
  return filterShape.parse({ search: search.get('q') ?? '', sort: search.get('sort') ?? 'updated' });
}

/** The URL with a changed filter, without default values and without the old list position. */
export function writeListFilter(
  search: URLSearchParams,
  change: Partial<ProjectListFilter>,
): URLSearchParams {
  const filter = { ...readListFilter(search), ...change };
  const next = new URLSearchParams(search);
  next.delete('pages');
  if (filter.search === '') next.delete('q');
  else next.set('q', filter.search);
  if (filter.sort === 'updated') next.delete('sort');
  else next.set('sort', filter.sort);
  return next;
}
