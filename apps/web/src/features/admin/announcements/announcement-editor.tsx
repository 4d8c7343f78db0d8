import { zodResolver } from '@hookform/resolvers/zod';
import type { Announcement } from '@kilim/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import {
  type AnnouncementFormInput,
  announcementForm,
  emptyAnnouncementForm,
  fillAnnouncementForm,
} from './announcement-form.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { type NewAnnouncement, useSaveAnnouncement } from './api/announcements.ts';

const resolver = zodResolver(announcementForm);

export interface AnnouncementEditorProps {
  /** null creates a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

/** Creates or changes an announcement, with a preview in both languages. */
export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps) {
  const translate = useTranslate();
  const saving = useSingleRun(useSaveAnnouncement(announcement?.id ?? null));
  const [openedAt] = useState(() => new Date().toISOString());
  const form = useForm<AnnouncementFormInput, unknown, NewAnnouncement>({
    defaultValues: announcement === null ? emptyAnnouncementForm : fillAnnouncementForm(announcement),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    saving.mutate(values, {
      onSuccess: () => {
        showToast({
          type: 'success',
          title: translate(
            announcement === null ? 'adminAnnouncements.created' : 'adminAnnouncements.updated',
          ),
        });
        onClose();
      },
    });
  });
  const isIncomplete = isSubmitted && (errors.title ?? errors.content) !== undefined;
  const problem = saving.isError
    ? `${translate('adminAnnouncements.saveFailed')} ${errorText(saving.error, translate)}`
    : isIncomplete
      ? translate('errors.announcement_incomplete')
      : null;
  return (
    <FormDialog
      size="large"
      title={translate(
        announcement === null ? 'adminAnnouncements.createTitle' : 'adminAnnouncements.editTitle',
      )}
      submitLabel={translate(announcement === null ? 'adminAnnouncements.create' : 'common.save')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <AnnouncementFields form={form} />
        <h3 className="border-t border-line pt-4 text-14 font-semibold">
          {translate('adminAnnouncements.preview')}
        </h3>
        <AnnouncementPreview form={form} writtenAt={announcement?.createdAt ?? openedAt} />
      </div>
    </FormDialog>
  );
}
