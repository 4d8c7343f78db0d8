import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { GiftFields } from './gift-fields.tsx';
import { useGiftForm } from './use-gift-form.ts';

/** Gives credits to the user with an address. */
export function GiftDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const form = useGiftForm(onClose);
  return (
    <FormDialog
      title={translate('adminUsers.giftTitle')}
      submitLabel={translate('adminUsers.giftSubmit')}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      isHeldWhileBusy
      problem={form.problem === null ? null : translate(form.problem)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <GiftFields form={form} />
    </FormDialog>
  );
}
