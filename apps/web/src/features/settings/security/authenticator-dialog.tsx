import { AppError } from '@kilim/contract';
import { Copy, ExternalLink } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useAuthenticatorSetup, useEnableTwoFactor } from '../api/second-factors.ts';
import { FormError } from '../form-error.tsx';
import { QrImage } from './qr-image.tsx';

export interface AuthenticatorDialogProps {
  /** The app was verified in an earlier set-up that was not finished, so only turning it on is left. */
  readonly isVerified: boolean;
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[] | null) => void;
}

/** Groups a key by four characters, which is easier to copy by hand. */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Adds an authenticator app: shows its key as QR code and text, then asks for a code. */
export function AuthenticatorDialog({ isVerified, onClose, onDone }: AuthenticatorDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const copy = useCopy();
  const setup = useAuthenticatorSetup(!isVerified);
  const enabling = useSingleRun(useEnableTwoFactor());
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const isWrong = enabling.error instanceof AppError && enabling.error.type === 'user_invalid_token';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (enabling.isPending) return;
    setIsEmpty(!isVerified && code.trim() === '');
    if (!isVerified && code.trim() === '') return;
    enabling.mutate(isVerified ? null : code, { onSuccess: onDone });
  };
  const codeError = isEmpty
    ? translate('auth.secondFactor.codeRequired')
    : isWrong
      ? translate('auth.secondFactor.wrong')
      : undefined;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={translate('settings.twoFactor.setupTitle')}
      {...(isVerified ? {} : { description: translate('settings.twoFactor.setupDescription') })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={enabling.isPending}
            disabled={!isVerified && !setup.isSuccess}
          >
            {translate('settings.twoFactor.verify')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isVerified ? null : setup.isError ? (
          <ErrorState
            title={translate('settings.twoFactor.setupFailed')}
            error={setup.error}
            isRetrying={setup.isFetching}
            onRetry={() => void setup.refetch()}
          />
        ) : (
          <>
            {setup.data === undefined ? (
              <Skeleton className="mx-auto size-48" />
            ) : (
              <QrImage text={setup.data.uri} label={translate('settings.twoFactor.qrLabel')} />
            )}
            <TextField
              readOnly
              label={translate('settings.twoFactor.secret')}
              hint={translate('settings.twoFactor.secretHint')}
              value={setup.data === undefined ? '' : groupSecret(setup.data.secret)}
              onFocus={(event) => event.target.select()}
              trailing={
                <IconButton
                  label={translate('settings.twoFactor.copySecret')}
                  icon={<Copy aria-hidden="true" />}
                  disabled={setup.data === undefined}
                  onClick={() => copy(setup.data?.secret ?? '')}
                />
              }
            />
            {setup.data === undefined ? null : (
              <a href={setup.data.uri} className={`${buttonLook('quiet')} self-start`}>
                <ExternalLink aria-hidden="true" className="size-4" />
                {translate('settings.twoFactor.openApp')}
              </a>
            )}
            <TextField
              label={translate('auth.secondFactor.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={16}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={codeError}
            />
          </>
        )}
        <FormError text={enabling.isError && !isWrong ? errorText(enabling.error, translate) : undefined} />
      </form>
    </Dialog>
  );
}
