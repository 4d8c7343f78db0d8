import { isTurnOver } from '@kilim/contract';
import type { PreviewHost } from '@kilim/preview/host';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { savePicture } from '../api/save-picture.ts';
import { useStudio } from '../session/studio-context.tsx';
import { createPictureSchedule } from './picture-schedule.ts';

/** Stores a picture of the app's first screen for the dashboard when the app started, a turn ended or edits settled. */
export function useProjectPicture(host: RefObject<PreviewHost | null>): void {
  const { document, preview, projectId, turns } = useStudio();
  const queryClient = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const schedule = createPictureSchedule({
      take: async () => (await host.current?.takePicture()) ?? null,
      save: async (picture) => {
        const project = await savePicture(projectId, picture, leaving.signal);
        queryClient.setQueryData(queryKeys.projects.one(projectId), project);
        void queryClient.invalidateQueries({ queryKey: queryKeys.projects.lists });
      },
      now: Date.now,
      later: (task, delay) => {
        const timer = setTimeout(task, delay);
        return () => clearTimeout(timer);
      },
    });
    if (preview.getState().state.kind === 'running') schedule.request('started');
    const stops = [
      preview.subscribe(({ state }, previous) => {
        if (state.kind === 'running' && previous.state.kind === 'starting') schedule.request('started');
      }),
      turns.subscribe(({ turn }, previous) => {
        const hasEnded = turn !== null && isTurnOver(turn.status) && turn.status !== previous.turn?.status;
        if (hasEnded && turn.status === 'done') schedule.request('turn-ended');
      }),
      document.subscribe(({ files }, previous) => {
        if (files !== previous.files) schedule.request('edited');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      schedule.stop();
      leaving.abort();
    };
  }, [host, document, preview, projectId, turns, queryClient]);
}
