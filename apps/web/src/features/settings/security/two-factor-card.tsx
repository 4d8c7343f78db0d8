import type { AccountUser } from '@kilim/contract';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { useDisableTwoFactor, useFactors, useRenewRecoveryCodes } from '../api/second-factors.ts';
import { SettingsCard } from '../settings-card.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

// Loaded when it is opened, with the QR encoder.
const AuthenticatorDialog = lazyComponent(
  async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
);

type OpenDialog =
  | { readonly kind: 'setup' | 'disable' | 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Two-factor authentication: its state, turning it on and off, recovery codes. */
export function TwoFactorCard({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const factors = useFactors();
  const disabling = useSingleRun(useDisableTwoFactor());
  const renewing = useSingleRun(useRenewRecoveryCodes());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setDialog(null);
  const reportLoadError = useLoadErrorToast(close);

  return (
    <SettingsCard
      title={translate('settings.twoFactor.title')}
      description={translate('settings.twoFactor.description')}
      aside={
        <Badge tone={user.mfa ? 'success' : 'neutral'}>
          {translate(user.mfa ? 'settings.twoFactor.on' : 'settings.twoFactor.off')}
        </Badge>
      }
    >
      {factors.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-10 w-56" />
        </div>
      ) : factors.data === undefined ? (
        <ErrorState
          title={translate('settings.failed')}
          error={factors.error}
          isRetrying={factors.isFetching}
          onRetry={() => void factors.refetch()}
        />
      ) : user.mfa ? (
        <>
          {factors.data.recoveryCode ? null : (
            <p className="flex items-start gap-2.5 rounded-control border border-warning/35 bg-warning/8 px-3 py-2.5 text-13">
              <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0 text-warning" />
              {translate('settings.twoFactor.noCodesLeft')}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setDialog({ kind: 'renew' })}>
              {translate('settings.twoFactor.renew')}
            </Button>
            <Button variant="secondary" onClick={() => setDialog({ kind: 'disable' })}>
              {translate('settings.twoFactor.disable')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button onClick={() => setDialog({ kind: 'setup' })}>
            {translate('settings.twoFactor.enable')}
          </Button>
        </div>
      )}
      {dialog?.kind === 'setup' ? (
        <AuthenticatorDialog
          onLoadError={reportLoadError}
          isVerified={factors.data?.totp ?? false}
          onClose={close}
          onDone={(codes) => {
            showToast({ type: 'success', title: translate('settings.twoFactor.enabled') });
            setDialog(codes === null ? null : { kind: 'codes', codes });
          }}
        />
      ) : null}
      {dialog?.kind === 'disable' ? (
        <CodeDialog
          title={translate('settings.twoFactor.disableTitle')}
          description={translate('settings.twoFactor.disableDescription')}
          submitLabel={translate('settings.twoFactor.disable')}
          isDangerous
          mutation={disabling}
          onClose={close}
          onDone={() => {
            close();
            showToast({ type: 'success', title: translate('settings.twoFactor.disabled') });
          }}
        />
      ) : null}
      {dialog?.kind === 'renew' ? (
        <CodeDialog
          title={translate('settings.twoFactor.renewTitle')}
          description={translate('settings.twoFactor.renewDescription')}
          submitLabel={translate('settings.twoFactor.renewSubmit')}
          mutation={renewing}
          onClose={close}
          onDone={(codes) => setDialog({ kind: 'codes', codes })}
        />
      ) : null}
      {dialog?.kind === 'codes' ? (
        <RecoveryCodesDialog codes={dialog.codes} email={user.email} onClose={close} />
      ) : null}
    </SettingsCard>
  );
}
