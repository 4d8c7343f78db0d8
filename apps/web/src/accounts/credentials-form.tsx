import type { MessageKey } from '@kilim/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { passwordErrorKey } from '../api/password-error.ts';
import { useSiteName } from '../api/site.ts';
import { useSingleRun } from '../api/use-single-run.ts';
import { useTranslate } from '../i18n/translation.ts';
import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';
import { readPendingPrompt } from '../storage/pending-prompt.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { type AlertText, FormAlert } from '../ui/form-alert.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordHint } from '../ui/password-hint.tsx';
import { TextField } from '../ui/text-field.tsx';
import { authAlert } from './auth-alert.ts';
import { type CredentialValues, checkCredentials } from './auth-rules.ts';
import { firstErrorResolver } from './first-error-resolver.ts';
import { LegalLinks } from './legal-links.tsx';
import { readOAuthError } from './oauth-error.ts';
import { pendingStepOf } from './pending-step.ts';
import { postLoginRedirect } from './post-login-redirect.ts';
import { SocialLogin } from './social-login.tsx';
import { createSubmissionThrottle } from './submission-throttle.ts';
import { submitCredentials } from './submit-credentials.ts';

/** Milliseconds to read the message before the form becomes the login form: docs/rules/accounts.md#known-address-at-registration */
const switchDelay = 2_000;
const maySubmit = createSubmissionThrottle(() => performance.now());
const empty: CredentialValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  hasAcceptedTerms: false,
};

export interface CredentialsFormProps {
  readonly mode: 'login' | 'register';
  /** Where to continue after signing in; the address in `?next=` by default. */
  readonly continueAt?: string;
  /** Switches the mode in place; by default the address of the sign-in page changes. */
  readonly onModeChange?: (mode: 'login' | 'register') => void;
}

/** Login and registration: one form, so that switching keeps the input. */
export function CredentialsForm({ mode, continueAt, onModeChange }: CredentialsFormProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [alert, setAlert] = useState<AlertText | null>(() =>
    search.has('error') ? { tone: 'error', key: readOAuthError(search) } : null,
  );
  const [isSwitching, setIsSwitching] = useState(false);
  const siteName = useSiteName();
  const isNew = mode === 'register';
  const next = continueAt ?? readNextPath(search) ?? undefined;

  const resolver = useMemo(
    () => firstErrorResolver<CredentialValues>((values) => checkCredentials(values, mode)),
    [mode],
  );
  const { register, handleSubmit, control, formState, clearErrors, setError, setValue } =
    useForm<CredentialValues>({
      defaultValues: empty,
      resolver,
      reValidateMode: 'onSubmit',
    });
  const { name, email, password, hasAcceptedTerms } = useWatch({ control });
  const textOf = (field: keyof CredentialValues): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };

  const submission = useSingleRun(
    useMutation({
      mutationFn: (values: CredentialValues) =>
        submitCredentials({
          client,
          mode,
          values,
          onAlreadyExists: () => setAlert({ tone: 'info', key: 'auth.alert.alreadyExists' }),
        }),
      onSuccess: () =>
        navigate(continueAt ?? postLoginRedirect(search, readPendingPrompt()), {
          replace: continueAt === undefined,
        }),
      onError: (error) => {
        const pendingStep = pendingStepOf(error);
        if (pendingStep !== null) {
          void navigate(paths.auth.to(pendingStep, next), { replace: true });
          return;
        }
        const passwordError = passwordErrorKey(error);
        if (passwordError !== null) {
          setError('password', { message: passwordError }, { shouldFocus: true });
          return;
        }
        const alert = authAlert(error, mode);
        setAlert(alert);
        if (isNew && alert.key === 'errors.user_already_exists') setIsSwitching(true);
      },
    }),
  );

  const switchToLogin = useEffectEvent(() => {
    if (onModeChange !== undefined) onModeChange('login');
    else void navigate(paths.auth.to('login', next), { replace: true });
  });
  useEffect(() => {
    if (!isSwitching) return;
    const timer = setTimeout(() => {
      setIsSwitching(false);
      setValue('confirmPassword', '');
      switchToLogin();
    }, switchDelay);
    return () => clearTimeout(timer);
  }, [isSwitching, setValue]);

  // Field errors belong to their mode. The server's alert stays, because it caused the switch.
  useEffect(() => clearErrors(), [mode, clearErrors]);

  const toggleMode = (event: MouseEvent): void => {
    setAlert(null);
    if (onModeChange === undefined) return;
    event.preventDefault();
    onModeChange(isNew ? 'login' : 'register');
  };

  const submit = handleSubmit((values) => {
    if (submission.isPending) return;
    if (!maySubmit()) {
      setAlert({ tone: 'error', key: 'auth.rule.tooFast' });
      return;
    }
    setAlert(null);
    submission.mutate(values);
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {isNew ? (
        <TextField
          label={translate('auth.field.name')}
          autoComplete="name"
          error={textOf('name')}
          maxLength={128}
          {...register('name')}
        />
      ) : null}
      <TextField
        label={translate('auth.field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={textOf('email')}
        maxLength={320}
        {...register('email')}
      />
      <PasswordField
        label={translate('auth.field.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={textOf('password')}
        maxLength={256}
        hint={
          isNew ? (
            <PasswordHint
              password={password ?? ''}
              owner={{ name: name ?? '', email: email ?? '', siteName }}
            />
          ) : undefined
        }
        labelAside={
          isNew ? undefined : (
            <Link
              to={paths.auth.to('forgot', next)}
              className="-my-2 py-2 text-13 text-primary underline-offset-4 hover:underline"
            >
              {translate('auth.login.forgot')}
            </Link>
          )
        }
        {...register('password')}
      />
      {isNew ? (
        <>
          <PasswordField
            label={translate('auth.field.confirmPassword')}
            autoComplete="new-password"
            error={textOf('confirmPassword')}
            maxLength={256}
            {...register('confirmPassword')}
          />
          <Checkbox
            label={translate('auth.field.acceptTerms')}
            error={textOf('hasAcceptedTerms')}
            hint={
              <span className="flex flex-wrap gap-x-4">
                <LegalLinks />
              </span>
            }
            {...register('hasAcceptedTerms')}
          />
        </>
      ) : null}
      <FormAlert alert={alert} />
      <Button
        type="submit"
        size="large"
        isBusy={submission.isPending}
        // Looks disabled and is announced as disabled, but a click still reports the missing fields.
        {...(isNew && !hasAcceptedTerms ? { 'aria-disabled': true } : {})}
        className="mt-1 aria-disabled:opacity-55"
      >
        {translate(isNew ? 'auth.register.submit' : 'auth.login.submit')}
      </Button>
      <SocialLogin
        email={email ?? ''}
        next={next}
        isNew={isNew}
        onInvalidEmail={() =>
          setError('email', { message: 'auth.alert.invalidEmail' }, { shouldFocus: true })
        }
      />
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 pt-2 text-14 text-muted">
        {translate(isNew ? 'auth.register.toggleText' : 'auth.login.toggleText')}
        <Link
          replace
          to={paths.auth.to(isNew ? 'login' : 'register', next)}
          onClick={toggleMode}
          className="inline-flex min-h-10 items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {translate(isNew ? 'auth.register.toggle' : 'auth.login.toggle')}
        </Link>
      </p>
    </form>
  );
}
