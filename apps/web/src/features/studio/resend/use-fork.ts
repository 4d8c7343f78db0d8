import type { TurnId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { showToast } from '../../../ui/toast.ts';
import { forkAfter } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Creates a project from a message and opens it; the toast leads back. */
export function useFork(): { readonly isForking: boolean; fork(turnId: TurnId): Promise<void> } {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isForking, setForking] = useState(false);
  return {
    isForking,
    async fork(turnId) {
      setForking(true);
      try {
        const project = await forkAfter(projectId, turnId);
        void client.invalidateQueries({ queryKey: ['projects', 'list'] });
        void navigate(paths.studio.to(project.id));
        showToast({
          type: 'success',
          title: translate('turn.forked', { name: project.name }),
          action: {
            label: translate('turn.backTo'),
            onClick: () => void navigate(paths.studio.to(projectId)),
          },
        });
      } catch (error) {
        showToast({
          type: 'error',
          title: translate('turn.forkFailed'),
          message: errorText(error, translate),
        });
      } finally {
        setForking(false);
      }
    },
  };
}
