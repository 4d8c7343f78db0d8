import type { BillingDetails } from '@kilim/contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useSaveBillingDetails } from '../../../api/billing-details.ts';
import { isNetworkFailure } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { BillingFields } from '../../../billing/billing-fields.tsx';
import { cleanBilling, emptyBilling, resolveBilling } from '../../../billing/billing-form.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FormProblem } from '../form-problem.tsx';

export interface DetailsDialogProps {
  /** What is kept; null begins an empty form. */
  readonly details: BillingDetails | null;
  readonly onClose: () => void;
}

/** The form of the kept billing details. What is typed stays when saving fails. */
export function DetailsDialog({ details, onClose }: DetailsDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const saving = useSingleRun(useSaveBillingDetails());
  const { register, control, handleSubmit, formState } = useForm<BillingDetails>({
    defaultValues: details ?? emptyBilling({ name: user?.name ?? '', email: user?.email ?? '' }),
    resolver: resolveBilling,
    mode: 'onTouched',
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
      ? undefined
      : isNetworkFailure(error)
        ? errorText(error, translate)
        : translate('credits.details.saveFailed');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={translate('credits.details.dialogTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pt-2"
        onSubmit={(event) => {
          if (saving.isPending) event.preventDefault();
          else void handleSubmit(save)(event);
        }}
      >
        <BillingFields register={register} control={control} errors={formState.errors} />
        <FormProblem text={saving.isPending ? undefined : problem} />
      </form>
    </Dialog>
  );
}
