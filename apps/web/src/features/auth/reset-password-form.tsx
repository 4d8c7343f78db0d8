import { confirmRecovery } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { authAlert } from '../../accounts/auth-alert.ts';
import type { NewPassword } from '../../accounts/auth-rules.ts';
import { call } from '../../api/client.ts';
import { linkIdempotencyKey } from '../../api/link-idempotency-key.ts';
import { passwordErrorKey } from '../../api/password-error.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields, showPasswordError, useNewPasswordForm } from './new-password-fields.tsx';

/** Password reset: sets a new password with the id and secret of the mailed link. */
export function ResetPasswordForm() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const form = useNewPasswordForm();
  const reset = useSingleRun(
    useMutation({
      mutationFn: (values: NewPassword) =>
        call(confirmRecovery, {
          body: {
            userId: userId ?? '',
            secret: secret ?? '',
            password: values.password,
            passwordAgain: values.password,
            attempt: linkIdempotencyKey(),
          },
        }),
      onSuccess: async () => {
        showToast({ type: 'success', title: translate('auth.reset.done') });
        // The reset revoked every session, including this page's.
        client.setQueryData(queryKeys.account.current, null);
        await navigate(paths.auth.to('login'), { replace: true });
      },
      onError: (error) => showPasswordError(form, error),
    }),
  );
  const hasFailed = reset.isError && passwordErrorKey(reset.error) === null;
  if (userId === null || secret === null) {
    return (
      <AuthLayout
        title={translate('auth.reset.invalidTitle')}
        description={translate('errors.user_invalid_token')}
      >
        <Link to={paths.auth.to('forgot')} className={buttonLook('primary')}>
          {translate('auth.reset.askAgain')}
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate('auth.reset.title')} description={translate('auth.reset.description')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => reset.mutate(values))(event)}
        className="flex flex-col gap-4"
      >
        <NewPasswordFields form={form} />
        <FormAlert alert={hasFailed ? authAlert(reset.error, 'login') : null} />
        <Button type="submit" size="large" isBusy={reset.isPending}>
          {translate('auth.reset.submit')}
        </Button>
        {hasFailed ? (
          <Link to={paths.auth.to('forgot')} className={buttonLook('quiet')}>
            {translate('auth.reset.askAgain')}
          </Link>
        ) : null}
      </form>
    </AuthLayout>
  );
}
