import { Gift } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { GiftFields } from '../users/gift-fields.tsx';
import { useGiftForm } from '../users/use-gift-form.ts';

/** The credit gift form: docs/rules/users.md#credits */
export function GiftCard() {
  const translate = useTranslate();
  const form = useGiftForm(() => undefined);
  return (
    <section aria-labelledby="gift-title">
      <Card className="p-4 sm:p-6">
        <h2 id="gift-title" className="text-16 font-semibold">
          {translate('adminUsers.giftTitle')}
        </h2>
        <form
          noValidate
          className="flex flex-col gap-4 pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.isBusy) form.submit();
          }}
        >
          <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            <GiftFields form={form} />
          </div>
          <FormAlert alert={form.problem === null ? null : { tone: 'error', key: form.problem }} />
          <Button
            type="submit"
            isBusy={form.isBusy}
            icon={<Gift aria-hidden="true" className="size-4" />}
            className="self-start"
          >
            {translate('adminUsers.giftSubmit')}
          </Button>
        </form>
      </Card>
    </section>
  );
}
