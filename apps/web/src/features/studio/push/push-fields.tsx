import { AppError, branchNameMaximum, pushLimits, remoteAddressMaximum } from '@kilim/contract';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldOfError, type PushField, type PushForm } from './push-form.ts';

const addressExample = 'https://github.com/…';

export interface PushFieldsProps {
  readonly form: PushForm;
  readonly error: unknown;
  readonly onChange: (form: PushForm) => void;
}

/** The fields of a push. Browsers do not store them. */
export function PushFields({ form, error, onChange }: PushFieldsProps) {
  const translate = useTranslate();
  const wrong = fieldOfError(error);
  const fieldOf = (name: PushField) => ({
    value: form[name],
    error: wrong === name && error instanceof AppError ? errorText(error, translate) : undefined,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...form, [name]: event.target.value }),
  });
  const code = { autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <TextField
        label={translate('git.push.address')}
        placeholder={addressExample}
        inputMode="url"
        maxLength={remoteAddressMaximum}
        {...code}
        {...fieldOf('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={translate('git.push.branch')}
          hint={translate('git.push.branchHint')}
          maxLength={branchNameMaximum}
          {...code}
          {...fieldOf('branch')}
        />
        <TextField
          label={translate('git.push.userName')}
          hint={translate('git.push.userNameHint')}
          maxLength={pushLimits.authorMaximum}
          {...code}
          {...fieldOf('userName')}
        />
      </div>
      <TextField
        label={translate('git.push.token')}
        hint={translate('git.push.tokenHint')}
        type="password"
        maxLength={pushLimits.tokenMaximum}
        {...code}
        {...fieldOf('token')}
      />
      <TextArea
        label={translate('git.push.message')}
        rows={3}
        maxLength={pushLimits.messageMaximum}
        {...fieldOf('message')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={translate('git.push.name')}
          maxLength={pushLimits.authorMaximum}
          {...fieldOf('name')}
        />
        <TextField
          label={translate('git.push.email')}
          inputMode="email"
          maxLength={254}
          {...code}
          {...fieldOf('email')}
        />
      </div>
    </>
  );
}
