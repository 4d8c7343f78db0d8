import { zodResolver } from '@hookform/resolvers/zod';
import { type AccountUser, limits, type Profile } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useForm } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { FormError } from '../form-error.tsx';
import { EmailStatus } from './email-status.tsx';
import { type ProfileForm as ProfileValues, profileForm } from './profile-rules.ts';

const resolver = zodResolver(profileForm);

/** Name, phone and location, and the e-mail address with its status. The input stays when saving fails. */
export function ProfileForm({ user, profile }: { readonly user: AccountUser; readonly profile: Profile }) {
  const translate = useTranslate();
  const saving = useSingleRun(useSaveProfile());
  const { register, handleSubmit, formState, reset } = useForm<ProfileValues>({
    defaultValues: { name: profile.name, phoneNumber: profile.phoneNumber, location: profile.location },
    resolver,
    mode: 'onTouched',
  });
  const textOf = (field: keyof ProfileValues): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  const submit = handleSubmit((values) => {
    if (saving.isPending) return;
    saving.mutate(values, {
      onSuccess: (saved) => {
        reset({ name: saved.name, phoneNumber: saved.phoneNumber, location: saved.location });
        showToast({ type: 'success', title: translate('settings.profile.done') });
      },
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          label={translate('settings.profile.name')}
          autoComplete="name"
          maxLength={limits.nameMaximum}
          error={textOf('name')}
          {...register('name')}
        />
        <TextField
          readOnly
          label={translate('auth.field.email')}
          type="email"
          value={user.email}
          hint={<EmailStatus user={user} />}
        />
        <TextField
          label={translate('settings.profile.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={32}
          error={textOf('phoneNumber')}
          {...register('phoneNumber')}
        />
        <TextField
          label={translate('settings.profile.location')}
          autoComplete="address-level2"
          maxLength={limits.locationMaximum}
          error={textOf('location')}
          {...register('location')}
        />
      </div>
      <FormError
        text={
          saving.isError
            ? `${translate('settings.profile.failed')} ${errorText(saving.error, translate)}`
            : undefined
        }
      />
      <div>
        <Button type="submit" isBusy={saving.isPending}>
          {translate('common.save')}
        </Button>
      </div>
    </form>
  );
}
