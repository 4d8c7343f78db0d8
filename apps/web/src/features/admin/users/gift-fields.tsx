import { useTranslate } from '../../../i18n/translation.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { GiftForm } from './use-gift-form.ts';

/** Address, amount and reason of a gift. */
export function GiftFields({ form }: { readonly form: GiftForm }) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={translate('adminUsers.giftIdentifier')}
        type="email"
        autoComplete="off"
        value={form.identifier}
        maxLength={320}
        onChange={({ target }) => form.setIdentifier(target.value)}
      />
      <TextField
        label={translate('adminUsers.giftAmount')}
        inputMode="numeric"
        autoComplete="off"
        value={form.typed}
        maxLength={16}
        onChange={({ target }) => form.setTyped(target.value)}
      />
      <TextField
        label={translate('adminUsers.creditReason')}
        hint={translate('adminUsers.creditReasonHint')}
        value={form.reason}
        maxLength={200}
        onChange={({ target }) => form.setReason(target.value)}
      />
    </>
  );
}
