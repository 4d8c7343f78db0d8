import type { BillingDetails } from '@kilim/contract';
import { useState } from 'react';
import { useBillingDetails, useSaveBillingDetails } from '../../../api/billing-details.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { countryName } from '../../../billing/country-name.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DialogLoading } from '../../../ui/dialog-loading.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { SettingsCard } from '../settings-card.tsx';

// With the form and its countries, which the page does not need to show the details.
const BillingDetailsDialog = lazyComponent(
  async () => (await import('./billing-details-dialog.tsx')).BillingDetailsDialog,
);

/** The saved billing details, with buttons to change and delete them. */
export function BillingDetailsCard() {
  const translate = useTranslate();
  const { data, isError, error, isFetching, refetch } = useBillingDetails();
  const forgetting = useSingleRun(useSaveBillingDetails());
  const [open, setOpen] = useState<'edit' | 'forget' | null>(null);
  const close = (): void => setOpen(null);
  const reportLoadError = useLoadErrorToast(close);
  const forget = (): void =>
    forgetting.mutate(null, {
      onSuccess: () => showToast({ type: 'success', title: translate('credits.details.forgotten') }),
      onError: (problem) => showToast({ type: 'error', title: errorText(problem, translate) }),
      onSettled: close,
    });
  const details = data?.billingDetails ?? null;
  return (
    <SettingsCard
      title={translate('credits.details.title')}
      description={translate('credits.details.description')}
    >
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={translate('credits.details.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-16 w-full" />
          </div>
        )
      ) : (
        <>
          {details === null ? (
            <p className="text-14 text-muted">{translate('credits.details.none')}</p>
          ) : (
            <SavedDetails details={details} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen('edit')}>
              {translate(details === null ? 'credits.details.add' : 'credits.details.edit')}
            </Button>
            {details === null ? null : (
              <Button variant="quiet" onClick={() => setOpen('forget')}>
                {translate('credits.details.forget')}
              </Button>
            )}
          </div>
        </>
      )}
      {open === 'edit' ? (
        <BillingDetailsDialog
          fallback={<DialogLoading />}
          onLoadError={reportLoadError}
          details={details}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'forget'}
        onCancel={close}
        onConfirm={forget}
        isBusy={forgetting.isPending}
        title={translate('credits.details.forgetTitle')}
        description={translate('credits.details.forgetText')}
        confirmLabel={translate('credits.details.forget')}
      />
    </SettingsCard>
  );
}

function SavedDetails({ details }: { readonly details: BillingDetails }) {
  const language = useLanguage();
  const lines = [
    details.companyName,
    details.name,
    details.email,
    [details.taxId, details.taxOffice].filter(Boolean).join(' · '),
    details.address,
    [details.zipCode, details.state, details.city].filter(Boolean).join(' '),
    countryName(details.country, language),
  ].filter(Boolean);
  return (
    <address className="flex flex-col gap-0.5 text-14 break-words not-italic">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
