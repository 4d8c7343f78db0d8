import { useSearchParams } from 'react-router';
import { CredentialsForm } from '../../accounts/credentials-form.tsx';
import { useTranslate } from '../../i18n/translation.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** `/auth`: the form of `?mode=`; login for an unknown mode. */
export default function AuthRoute() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const mode = search.get('mode');
  if (mode === 'forgot') return <ForgotPasswordForm />;
  if (mode === 'reset') return <ResetPasswordForm />;
  if (mode === 'new-password') return <NewPasswordForm />;
  if (mode === 'second-factor') return <SecondFactorForm />;
  const form = mode === 'register' ? 'register' : 'login';
  return (
    <AuthLayout title={translate(`auth.${form}.title`)} description={translate(`auth.${form}.description`)}>
      <CredentialsForm mode={form} />
    </AuthLayout>
  );
}
