import type { BillingDetails } from '@kilim/contract';
import { useForm } from 'react-hook-form';
import { useSaveBillingDetails } from '../../../api/billing-details.ts';
import { isNetworkFailure } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { BillingFields } from '../../../billing/billing-fields.tsx';
import { cleanBilling, emptyBilling, resolveBilling } from '../../../billing/billing-form.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';

export interface BillingDetailsDialogProps {
  /** The saved details; null for an empty form. */
  readonly details: BillingDetails | null;
  readonly onClose: () => void;
}

/** The form of the saved billing details. The input stays when saving fails. */
export function BillingDetailsDialog({ details, onClose }: BillingDetailsDialogProps) {
  const translate = useTranslate();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const saving = useSingleRun(useSaveBillingDetails());
  const { register, control, handleSubmit, formState } = useForm<BillingDetails>({
    defaultValues: details ?? emptyBilling({ name: user?.name ?? '', email: user?.email ?? '' }),
    resolver: resolveBilling,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const save = (values: BillingDetails): void =>
    saving.mutate(cleanBilling(values), {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('credits.details.saved') });
        onClose();
      },
    });
  const { error } = saving;
  const problem =
    error === null
      ? null
      : isNetworkFailure(error)
        ? errorText(error, translate)
        : translate('credits.details.saveFailed');
  return (
    <FormDialog
      size="medium"
      title={translate('credits.details.dialogTitle')}
      submitLabel={translate('common.save')}
      isDirty={formState.isDirty}
      isBusy={saving.isPending}
      problem={problem}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <BillingFields register={register} control={control} errors={formState.errors} />
    </FormDialog>
  );
}
