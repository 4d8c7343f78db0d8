import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a button that shows it and a warning while Caps Lock is on. */
export function PasswordField({ onBlur, ...props }: Omit<TextFieldProps, 'type' | 'trailing' | 'notice'>) {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent): void => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={(event) => {
        setHasCapsLock(false);
        onBlur?.(event);
      }}
      notice={
        hasCapsLock ? (
          <span role="status" className="flex items-start gap-1.5 text-13 text-muted">
            <ArrowBigUp aria-hidden="true" className="mt-px size-4 shrink-0" />
            {translate('auth.field.capsLock')}
          </span>
        ) : undefined
      }
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
