import { AppError, limits, type Profile } from '@kilim/contract';
import { ImageUp, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { useDeleteAvatar } from '../api/save-profile.ts';

// Loaded when a photo is chosen.
const AvatarCropDialog = lazyComponent(
  async () => (await import('./avatar-crop-dialog.tsx')).AvatarCropDialog,
);

/** Phone photos are larger than the stored limit; the browser reduces them. */
const fileMaximum = limits.avatarMaximum * 5;

/** The profile photo with buttons to replace or remove it. */
export function AvatarField({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const removal = useSingleRun(useDeleteAvatar());
  const [file, setFile] = useState<File | null>(null);
  const close = (): void => setFile(null);
  const reportLoadError = useLoadErrorToast(close);
  const fail = (error: unknown): void => showToast({ type: 'error', title: errorText(error, translate) });
  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    if (!chosen.type.startsWith('image/')) fail(new AppError('avatar_invalid'));
    else if (chosen.size > fileMaximum) {
      showToast({ type: 'error', title: translate('settings.avatar.tooLarge') });
    } else setFile(chosen);
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      {profile.avatarUrl === null ? (
        <span className="flex size-20 items-center justify-center rounded-full bg-sunken text-muted">
          <UserRound aria-hidden="true" className="size-9" />
        </span>
      ) : (
        <img
          src={profile.avatarUrl}
          alt={translate('settings.avatar.alt')}
          width={80}
          height={80}
          className="size-20 rounded-full bg-sunken object-cover"
        />
      )}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<ImageUp aria-hidden="true" className="size-4" />}
            onClick={() => input.current?.click()}
          >
            {translate('settings.avatar.change')}
          </Button>
          {profile.avatarUrl === null ? null : (
            <Button
              variant="quiet"
              isBusy={removal.isPending}
              onClick={() => removal.mutate(undefined, { onError: fail })}
            >
              {translate('settings.avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-12 text-muted">{translate('settings.avatar.rules')}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={translate('settings.avatar.change')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Reset, so that choosing the same file again triggers a change.
          event.target.value = '';
        }}
      />
      {file === null ? null : <AvatarCropDialog file={file} onClose={close} onLoadError={reportLoadError} />}
    </div>
  );
}
