import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '../api/session.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

/** Signs out from a menu. On failure the user stays signed in and gets a message. */
export function useSignOut() {
  const client = useQueryClient();
  const translate = useTranslate();
  return useMutation({
    mutationFn: () => signOut(client),
    onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
  });
}
