import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { type PasswordStrength, ratePassword } from './password-strength.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={translate(isShown ? 'auth.field.hidePassword' : 'auth.field.showPassword')}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

const steps: Readonly<Record<PasswordStrength, { readonly count: number; readonly colour: string }>> = {
  weak: { count: 1, colour: 'bg-danger' },
  fair: { count: 2, colour: 'bg-saffron' },
  good: { count: 3, colour: 'bg-success' },
  strong: { count: 4, colour: 'bg-success' },
};

/** The rule while the field is empty, then the password's strength as text and bar. */
export function PasswordHint({ password }: { readonly password: string }) {
  const translate = useTranslate();
  if (password === '') return translate('auth.field.passwordHint');
  const strength = ratePassword(password);
  const { count, colour } = steps[strength];
  return (
    <span className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 flex-1 rounded-full forced-color-adjust-none',
              step <= count ? colour : 'bg-ink/10',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{translate(`auth.strength.${strength}`)}</span>
    </span>
  );
}
