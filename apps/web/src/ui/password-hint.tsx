import { findPersonalWord, limits, type PasswordOwner } from '@kilim/contract';
import { Check, Circle } from 'lucide-react';
import { useTranslate } from '../i18n/translation.ts';
import { classNames } from './class-names.ts';
import { type PasswordStrength, ratePassword } from './password-strength.ts';

const steps: Readonly<Record<PasswordStrength, { readonly count: number; readonly colour: string }>> = {
  weak: { count: 1, colour: 'bg-danger' },
  fair: { count: 2, colour: 'bg-saffron' },
  good: { count: 3, colour: 'bg-success' },
  strong: { count: 4, colour: 'bg-success' },
};

interface RuleProps {
  readonly isMet: boolean;
  readonly text: string;
}

function Rule({ isMet, text }: RuleProps) {
  const translate = useTranslate();
  const Icon = isMet ? Check : Circle;
  return (
    <li className={classNames('flex items-start gap-1.5', isMet && 'text-success')}>
      <Icon aria-hidden="true" className={classNames('mt-px size-3.5 shrink-0', !isMet && 'p-[3px]')} />
      <span>
        {text}
        {isMet ? <span className="sr-only"> {translate('auth.field.ruleMet')}</span> : null}
      </span>
    </li>
  );
}

export interface PasswordHintProps {
  readonly password: string;
  /** Whose words the password must not contain, with the site's name; left out where they are not known. */
  readonly owner?: (PasswordOwner & { readonly siteName: string }) | undefined;
}

/** The rules, marked while the user types, and the password's strength. Its height does not change. */
export function PasswordHint({ password, owner }: PasswordHintProps) {
  const translate = useTranslate();
  const strength = ratePassword(password);
  const { count, colour } = steps[strength];
  const isEmpty = password === '';
  const hasOwnWords = owner !== undefined && findPersonalWord(password, owner, owner.siteName) !== null;
  return (
    <span className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-0.5">
        <Rule isMet={password.length >= limits.passwordMinimum} text={translate('auth.field.passwordHint')} />
        {owner === undefined ? null : (
          <Rule isMet={!isEmpty && !hasOwnWords} text={translate('auth.field.passwordOwnWords')} />
        )}
      </ul>
      <span className="flex h-4 items-center gap-3">
        <span aria-hidden="true" className="flex flex-1 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={classNames(
                'h-1 flex-1 rounded-full forced-color-adjust-none',
                !isEmpty && step <= count ? colour : 'bg-ink/10',
              )}
            />
          ))}
        </span>
        <span aria-live="polite">
          {isEmpty ? null : (
            <>
              <span className="sr-only">{translate('auth.strength.label')} </span>
              {translate(`auth.strength.${strength}`)}
            </>
          )}
        </span>
      </span>
    </span>
  );
}
