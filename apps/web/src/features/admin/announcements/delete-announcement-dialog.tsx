import type { Announcement } from '@kilim/contract';
import { chooseText } from '../../../api/announcements.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDeleteAnnouncement } from './api/announcements.ts';

/** Confirms the deletion of an announcement by its title. */
export function DeleteAnnouncementDialog(props: {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}) {
  const { announcement, onClose } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const deletion = useSingleRun(useDeleteAnnouncement(announcement.id));
  return (
    <ConfirmDialog
      isOpen
      title={translate('adminAnnouncements.deleteTitle', { title: chooseText(announcement.title, language) })}
      description={translate('adminAnnouncements.deleteText')}
      confirmLabel={translate('adminAnnouncements.deleteConfirm')}
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate('adminAnnouncements.removed') });
            onClose();
          },
          onError: (error) =>
            showToast({
              type: 'error',
              title: translate('adminAnnouncements.removeFailed'),
              message: errorText(error, translate),
            }),
        })
      }
    />
  );
}
