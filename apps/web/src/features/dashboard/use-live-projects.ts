import type { ProjectEvent, ProjectId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { withRealtime } from '../../api/with-realtime.ts';

/** Projects below are out of sight; they are refreshed with the list. */
const followedMaximum = 24;
/** Several events of one change refresh the list once. */
const refreshDelay = 300;

const changesList = ({ kind }: ProjectEvent): boolean => kind !== 'turn-delta' && kind !== 'files-changed';

/** Refreshes the list when another tab starts or ends a turn, or changes a project or its picture. */
export function useLiveProjects(projects: readonly { readonly id: ProjectId }[]): void {
  const client = useQueryClient();
  const ids = projects
    .slice(0, followedMaximum)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (ids === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.invalidateQueries({ queryKey: queryKeys.projects.lists });
        void client.invalidateQueries({ queryKey: queryKeys.projects.statistics });
      }, refreshDelay);
    };
    const stop = withRealtime(({ onResume, subscribe }) => {
      const stops = ids.split(' ').map((id) =>
        subscribe(`projects.${id}`, (event) => {
          if (changesList(event)) refresh();
        }),
      );
      stops.push(onResume(refresh));
      return () => {
        for (const stop of stops) stop();
      };
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, ids]);
}
