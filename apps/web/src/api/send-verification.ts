import { createVerification } from '@kilim/contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { showToast } from '../ui/toast.ts';
import { call } from './client.ts';
import { useSingleRun } from './use-single-run.ts';

/** Mails the link that verifies the user's address. */
export function sendVerification(): Promise<unknown> {
  return call(createVerification, { body: { url: window.location.origin + paths.verifyEmail.to() } });
}

/** Sends the mail again and shows the result in a toast. */
export function useSendVerification() {
  const translate = useTranslate();
  return useSingleRun(
    useMutation({
      mutationFn: sendVerification,
      onSuccess: () => showToast({ type: 'success', title: translate('auth.verify.sent') }),
      onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
    }),
  );
}
