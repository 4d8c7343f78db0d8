import { createMagicLink } from '@kilim/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { oauthUrl, useAuthMethods } from '../api/auth-methods.ts';
import { call } from '../api/client.ts';
import { siteQuery } from '../api/site.ts';
import { useSingleRun } from '../api/use-single-run.ts';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { type AlertText, FormAlert } from '../ui/form-alert.tsx';
import { authAlert } from './auth-alert.ts';
import { checkEmail } from './auth-rules.ts';
import { LegalLinks } from './legal-links.tsx';

export interface SocialLoginProps {
  /** The value of the e-mail field. */
  readonly email: string;
  readonly next: string | undefined;
  /** New users get providers only: a link by mail registers no account. */
  readonly isNew?: boolean;
  readonly onInvalidEmail: () => void;
}

/** Social login: the configured providers, and the sign-in link by mail. Renders nothing without any of them. */
export function SocialLogin({ email, next, isNew = false, onInvalidEmail }: SocialLoginProps) {
  const translate = useTranslate();
  const methods = useAuthMethods();
  const projectKey = useQuery(siteQuery).data?.projectKey ?? '';
  const link = useSingleRun(
    useMutation({
      mutationFn: () =>
        call(createMagicLink, {
          body: {
            userId: 'unique()',
            email: email.trim(),
            url: window.location.origin + paths.magicLink.to(next),
          },
        }),
    }),
  );
  const hasLink = methods?.magicLink === true && !isNew;
  if (methods === undefined || (!hasLink && methods.oauth.length === 0)) return null;
  const alert: AlertText | null = link.isSuccess
    ? { tone: 'info', key: 'auth.magicLink.sent' }
    : link.isError
      ? authAlert(link.error, 'login')
      : null;
  const send = (): void => {
    if (checkEmail(email) === null) link.mutate();
    else onInvalidEmail();
  };

  return (
    <div className="flex flex-col gap-3 pt-2">
      <p className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {translate('auth.methods.or')}
      </p>
      {methods.oauth.map((provider) => (
        <a
          key={provider}
          href={oauthUrl({ provider, projectKey, origin: window.location.origin, next })}
          className={buttonLook('secondary', 'large')}
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {translate(`auth.methods.${provider}`)}
        </a>
      ))}
      {methods.oauth.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-4 text-13 text-muted">
          {translate('auth.methods.consent')}
          <LegalLinks />
        </p>
      )}
      {hasLink ? (
        <Button
          variant="secondary"
          size="large"
          icon={<Mail aria-hidden="true" className="size-4" />}
          isBusy={link.isPending}
          onClick={send}
        >
          {translate('auth.magicLink.send')}
        </Button>
      ) : null}
      <FormAlert alert={alert} />
    </div>
  );
}
