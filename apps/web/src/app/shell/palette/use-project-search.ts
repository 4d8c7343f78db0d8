import { listProjects, type Project } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Requests wait until typing has paused for this long. */
const searchDelay = 200;
/** The contract's limit for a search. */
const searchMaximum = 100;

interface ProjectSearch {
  readonly projects: readonly Project[];
  /** An answer for what is typed is still to come. */
  readonly isSearching: boolean;
}

/** The user's projects that match, the last changed first. The server searches names and descriptions. */
export function useProjectSearch(typed: string): ProjectSearch {
  const wanted = typed.trim().slice(0, searchMaximum);
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => setSearch(wanted), searchDelay);
    return () => clearTimeout(timer);
  }, [wanted, search]);
  const filter = { search, sort: 'updated' } as const;
  const query = useQuery({
    queryKey: [...queryKeys.projects.list(filter), 'palette'],
    queryFn: ({ signal }) =>
      call(listProjects, {
        query: { ...(search === '' ? {} : { search }), sort: 'updated', limit: 8 },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
  return {
    projects: query.data?.projects ?? [],
    isSearching: wanted !== search || query.isPlaceholderData || query.isPending,
  };
}
