import { announcementIcon, announcementType } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslate } from '../../../i18n/translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type AnnouncementFormInput, contentMaximum, titleMaximum } from './announcement-form.ts';
import type { NewAnnouncement } from './api/announcements.ts';

/** All fields of an announcement. */
export function AnnouncementFields(props: {
  readonly form: UseFormReturn<AnnouncementFormInput, unknown, NewAnnouncement>;
}) {
  const translate = useTranslate();
  const {
    register,
    formState: { errors },
  } = props.form;
  const textOf = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : translate(message as MessageKey);
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label={translate('adminAnnouncements.titleTr')}
          autoFocus
          autoComplete="off"
          maxLength={titleMaximum}
          error={textOf(errors.title?.tr?.message)}
          {...register('title.tr')}
        />
        <TextField
          label={translate('adminAnnouncements.titleEn')}
          autoComplete="off"
          maxLength={titleMaximum}
          error={textOf(errors.title?.en?.message)}
          {...register('title.en')}
        />
        <TextArea
          label={translate('adminAnnouncements.contentTr')}
          rows={5}
          maxLength={contentMaximum}
          error={textOf(errors.content?.tr?.message)}
          {...register('content.tr')}
        />
        <TextArea
          label={translate('adminAnnouncements.contentEn')}
          rows={5}
          maxLength={contentMaximum}
          error={textOf(errors.content?.en?.message)}
          {...register('content.en')}
        />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <SelectField
          label={translate('adminAnnouncements.type')}
          options={announcementType.options.map((value) => ({
            value,
            label: translate(`announcements.type.${value}`),
          }))}
          {...register('type')}
        />
        <SelectField
          label={translate('adminAnnouncements.icon')}
          options={announcementIcon.options.map((value) => ({
            value,
            label: translate(`adminAnnouncements.iconName.${value}`),
          }))}
          {...register('icon')}
        />
        <TextField
          type="datetime-local"
          label={translate('adminAnnouncements.publishAt')}
          hint={translate('adminAnnouncements.publishAtHint')}
          error={textOf(errors.publishAt?.message)}
          {...register('publishAt')}
        />
      </div>
      <Checkbox label={translate('adminAnnouncements.isActive')} {...register('isActive')} />
    </>
  );
}
