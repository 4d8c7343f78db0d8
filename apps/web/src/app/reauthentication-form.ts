import { AppError, type AuthenticationState } from '@kilim/contract';
import { type FormEvent, useState } from 'react';
import { resolveReauthentication } from '../api/reauthentication.ts';
import { type Proof, useConfirmAuthentication } from '../api/recent-authentication.ts';
import { useSingleRun } from '../api/use-single-run.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';

type Methods = AuthenticationState['methods'];
export type ProofKind = 'password' | 'otp' | 'mailCode';

export function chooseProof(methods: Methods): ProofKind {
  if (methods.totp) return 'otp';
  return methods.password ? 'password' : 'mailCode';
}

function makeProof(kind: ProofKind, value: string): Proof {
  if (kind === 'password') return { password: value };
  return kind === 'otp' ? { otp: value.replaceAll(/\s/g, '') } : { mailCode: value };
}

/** The state of the reauthentication form: one value and the server's reply to it. */
export function useReauthenticationForm(methods: Methods | undefined) {
  const translate = useTranslate();
  const confirming = useSingleRun(useConfirmAuthentication());
  const [value, setValue] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const kind = methods === undefined ? 'password' : chooseProof(methods);
  const isPassword = kind === 'password';
  const { error } = confirming;
  const isWrong =
    error instanceof AppError &&
    (error.type === 'user_invalid_credentials' || error.type === 'user_invalid_token');
  const fieldError = isEmpty
    ? translate(isPassword ? 'identity.passwordRequired' : 'identity.codeRequired')
    : isWrong
      ? translate(isPassword ? 'identity.passwordWrong' : 'identity.codeWrong')
      : undefined;
  return {
    kind,
    value,
    setValue,
    fieldError,
    /** An error that does not concern the value. */
    problem: error === null || isWrong ? undefined : errorText(error, translate),
    isPending: confirming.isPending,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      // React bubbles the event to forms around the dialog, which must not be submitted.
      event.stopPropagation();
      if (methods === undefined || confirming.isPending) return;
      setIsEmpty(value.trim() === '');
      if (value.trim() === '') return;
      confirming.mutate(makeProof(kind, value), { onSuccess: () => resolveReauthentication(true) });
    },
  };
}

export type ReauthenticationForm = ReturnType<typeof useReauthenticationForm>;
