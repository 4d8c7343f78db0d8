import { isTurnOver } from '@kilim/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';

/** Opens the project that an answer has created, in the tab that asked for it; the toast leads back. */
export function useOpenCreatedProject(): void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { projectId, turns } = useStudio();
  const turn = useStore(turns, (state) => state.turn);
  const startedHere = useStudioUi((state) => state.startedTurn);
  const open = useEffectEvent((id: string, name: string): void => {
    void navigate(paths.studio.to(id));
    showToast({
      type: 'success',
      title: translate('chat.createdProject', { name }),
      action: {
        label: translate('turn.backTo'),
        onClick: () => void navigate(paths.studio.to(projectId)),
      },
    });
  });
  useEffect(() => {
    if (turn === null || turn.id !== startedHere || !isTurnOver(turn.status)) return;
    if (turn.createdProject !== null) open(turn.createdProject.id, turn.createdProject.name);
  }, [turn, startedHere]);
}
