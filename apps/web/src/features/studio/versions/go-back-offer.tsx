import { History } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { useGoBack } from './use-go-back.ts';

/** Proposes to go back instead of trying again. */
export function GoBackOffer({ way }: { readonly way: NonNullable<ReturnType<typeof useGoBack>> }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-13">{translate('chat.mount.goBackHint')}</p>
      <Button
        icon={<History aria-hidden="true" className="size-4" />}
        isBusy={way.isBusy}
        onClick={way.goBack}
      >
        {translate('chat.mount.goBack')}
      </Button>
    </div>
  );
}
