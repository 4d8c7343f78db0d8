import type { UserDetail } from '@kilim/contract';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type UserAction, useUserAction } from './api/users.ts';

const texts = {
  admin: ['adminUsers.adminTitle', 'adminUsers.adminText'],
  member: ['adminUsers.memberTitle', 'adminUsers.memberText'],
  suspended: ['adminUsers.suspendTitle', 'adminUsers.suspendText'],
  reinstated: ['adminUsers.reinstateTitle', 'adminUsers.reinstateText'],
  sessions: ['adminUsers.sessionsTitle', 'adminUsers.sessionsText'],
} as const;

interface ConfirmUserActionProps {
  readonly user: UserDetail;
  readonly action: Exclude<UserAction, 'deleting'>;
  /** The action's verb. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Says what an action changes for the user, then runs it. */
export function ConfirmUserAction({ user, action, label, onClose }: ConfirmUserActionProps) {
  const translate = useTranslate();
  const running = useSingleRun(useUserAction(user.id));
  const [title, text] = texts[action];
  return (
    <ConfirmDialog
      isOpen
      title={translate(title, { name: user.name || user.email })}
      description={translate(text)}
      confirmLabel={label}
      isDangerous={action === 'suspended'}
      isBusy={running.isPending}
      onCancel={onClose}
      onConfirm={() =>
        running.mutate(action, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate(`adminUsers.done.${action}`) });
            onClose();
          },
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('adminUsers.actionFailed'),
              message: errorText(error, translate),
            }),
        })
      }
    />
  );
}
