import { type AccountUser, createVerification } from '@kilim/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { call } from '../../../api/client.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';

/** Whether the address is verified, else a button that sends the mail again. */
export function EmailStatus({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const sending = useSingleRun(
    useMutation({
      mutationFn: () =>
        call(createVerification, { body: { url: window.location.origin + paths.verifyEmail.to() } }),
      onSuccess: () => showToast({ type: 'success', title: translate('auth.verify.sent') }),
      onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
    }),
  );
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
