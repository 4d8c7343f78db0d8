import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { locksQuery, useSetLock } from '../api/locks.ts';
import { useStudio } from '../session/studio-context.tsx';

export interface Lock {
  readonly isLocked: boolean;
  toggle(): void;
}

/** Whether the AI may not change a file of the open project. */
export function useLock(path: string): Lock {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const { data: isLocked = false } = useQuery({
    ...locksQuery(projectId),
    select: (paths) => paths.includes(path),
  });
  const setLock = useSetLock(projectId);
  return {
    isLocked,
    toggle: () =>
      setLock.mutate(
        { path, isLocked: !isLocked },
        {
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('held.lockFailed'),
              message: errorText(error, translate),
            }),
        },
      ),
  };
}
