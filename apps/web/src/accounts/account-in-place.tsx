import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { useTranslate } from '../i18n/translation.ts';
import { buttonLook } from '../ui/button.tsx';
import { CredentialsForm } from './credentials-form.tsx';

export type AccountMode = 'login' | 'register';

export interface AccountInPlaceProps {
  readonly mode: AccountMode;
  readonly onModeChange: (mode: AccountMode) => void;
  /** The page that opens after signing in. */
  readonly continueAt: string;
}

/** Registration or sign-in without leaving the page. After a sign-in in another tab: a link that continues. */
export function AccountInPlace({ mode, onModeChange, continueAt }: AccountInPlaceProps) {
  const translate = useTranslate();
  const session = useSession();
  /** The form stays until its own sign-in has led on; only another tab's sign-in replaces it. */
  const [isSubmitted, setIsSubmitted] = useState(false);
  if (session.status === 'signed-in' && !isSubmitted) {
    return (
      <Link to={continueAt} className={buttonLook('primary', 'large')}>
        {translate('start.built.open')}
      </Link>
    );
  }
  return (
    <div onSubmitCapture={() => setIsSubmitted(true)}>
      <CredentialsForm mode={mode} continueAt={continueAt} onModeChange={onModeChange} />
    </div>
  );
}
