import { type AuthenticationState, limits } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { oauthUrl } from '../api/auth-methods.ts';
import { useSendAuthenticationCode } from '../api/recent-authentication.ts';
import { useSession } from '../api/session.ts';
import { siteQuery } from '../api/site.ts';
import { useSingleRun } from '../api/use-single-run.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ReauthenticationForm } from './reauthentication-form.ts';

export interface ReauthenticationFieldsProps {
  readonly form: ReauthenticationForm;
  readonly methods: AuthenticationState['methods'];
}

/** Methods for accounts without a password: the provider in another tab, or a code by mail. */
function WithoutPassword({ methods }: Pick<ReauthenticationFieldsProps, 'methods'>) {
  const translate = useTranslate();
  const session = useSession();
  const projectKey = useQuery(siteQuery).data?.projectKey ?? '';
  const sending = useSingleRun(useSendAuthenticationCode());
  const email = session.status === 'signed-in' ? session.user.email : '';
  const { origin } = window.location;
  return (
    <div className="flex flex-col items-start gap-3">
      {methods.oauth.length === 0 ? null : <p className="text-14">{translate('identity.provider')}</p>}
      {methods.oauth.map((provider) => (
        <a
          key={provider}
          href={oauthUrl({ provider, projectKey, origin, next: paths.settings.to('security') })}
          target="_blank"
          rel="noreferrer"
          className={buttonLook('secondary')}
        >
          {translate(`auth.methods.${provider}`)}
        </a>
      ))}
      <p className="text-14">{translate('identity.mail', { email })}</p>
      <Button variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {translate(sending.isSuccess ? 'identity.sendAgain' : 'identity.send')}
      </Button>
      <p role="status" className="text-13 text-muted empty:hidden">
        {sending.isSuccess ? translate('identity.sent') : null}
      </p>
      <p role="alert" className="text-13 text-danger empty:hidden">
        {sending.isError ? errorText(sending.error, translate) : null}
      </p>
    </div>
  );
}

/** The field of the account's proof: password, authenticator code or mailed code. */
export function ReauthenticationFields({ form, methods }: ReauthenticationFieldsProps) {
  const translate = useTranslate();
  const field = {
    value: form.value,
    error: form.fieldError,
    onChange: (event: { readonly target: { readonly value: string } }) => form.setValue(event.target.value),
  };
  return (
    <>
      {form.kind === 'mailCode' ? <WithoutPassword methods={methods} /> : null}
      {form.kind === 'password' ? (
        <PasswordField
          {...field}
          autoFocus
          label={translate('identity.password')}
          autoComplete="current-password"
          maxLength={limits.passwordMaximum}
        />
      ) : (
        <TextField
          {...field}
          autoFocus={form.kind === 'otp'}
          label={translate(form.kind === 'otp' ? 'auth.secondFactor.code' : 'identity.mailCode')}
          hint={form.kind === 'otp' ? translate('auth.secondFactor.codeHint') : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      )}
      <div role="alert" className="empty:hidden">
        {form.problem === undefined ? null : (
          <p className="flex items-start gap-2 text-13 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            {form.problem}
          </p>
        )}
      </div>
    </>
  );
}
