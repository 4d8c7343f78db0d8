import type { Receipt } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSetInvoiceNumber } from './api/receipts.ts';

/** The number of the tax document of a receipt. */
export function InvoiceNumberForm({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const saved = receipt.invoiceNumber ?? '';
  const [typed, setTyped] = useState(saved);
  const saving = useSingleRun(useSetInvoiceNumber(receipt.id));
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(typed.trim(), {
          onSuccess: () => showToast({ type: 'success', title: translate('adminReceipts.invoiceSaved') }),
        });
      }}
    >
      <TextField
        className="min-w-0 flex-1 basis-56"
        label={translate('adminReceipts.invoice')}
        hint={translate('adminReceipts.invoiceHint')}
        error={saving.isError ? errorText(saving.error, translate) : undefined}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="mb-6"
        isBusy={saving.isPending}
        disabled={typed.trim() === saved}
      >
        {translate('adminReceipts.invoiceSave')}
      </Button>
    </form>
  );
}
