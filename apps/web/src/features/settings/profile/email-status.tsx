import type { AccountUser } from '@kilim/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSendVerification } from '../../../api/send-verification.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';

/** Whether the address is verified, else a button that sends the mail again. */
export function EmailStatus({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const sending = useSendVerification();
  if (user.emailVerification) {
    return (
      <span className="flex items-center gap-1.5 text-success">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {translate('settings.profile.verified')}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="flex items-center gap-1.5 text-warning">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {translate('settings.profile.unverified')}
      </span>
      <Button variant="link" className="text-12!" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {translate('auth.verify.send')}
      </Button>
    </span>
  );
}
