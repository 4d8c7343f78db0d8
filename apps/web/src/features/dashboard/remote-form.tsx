import { AppError, branchNameMaximum, remoteAddressMaximum } from '@kilim/contract';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { RemoteSource } from './api/import-project.ts';

const addressExample = 'https://github.com/…';

export type RemoteField = 'name' | 'branch' | 'folder';

/** The field that an error is about; null for the whole form. */
export function fieldOfProblem(problem: unknown): RemoteField | null {
  if (!(problem instanceof AppError)) return null;
  switch (problem.type) {
    case 'git_address_invalid':
    case 'git_address_refused':
    case 'git_not_found':
      return 'name';
    case 'git_branch_invalid':
    case 'git_branch_not_found':
      return 'branch';
    case 'git_folder_not_found':
      return 'folder';
    default:
      return null;
  }
}

export interface RemoteFormProps {
  readonly id: string;
  readonly value: RemoteSource;
  readonly problem: unknown;
  readonly onChange: (value: RemoteSource) => void;
  readonly onSubmit: () => void;
}

/** The address of a public Git repository, and what of it is imported. */
export function RemoteForm({ id, value, problem, onChange, onSubmit }: RemoteFormProps) {
  const translate = useTranslate();
  const wrong = fieldOfProblem(problem);
  const fieldOf = (name: RemoteField) => ({
    value: value[name],
    error: wrong === name && problem instanceof AppError ? errorText(problem, translate) : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...value, [name]: event.target.value }),
  });
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={translate('git.import.address')}
        hint={translate('git.import.addressHint')}
        placeholder={addressExample}
        inputMode="url"
        autoFocus
        maxLength={remoteAddressMaximum}
        {...fieldOf('name')}
      />
      <TextField
        label={translate('git.import.branch')}
        hint={translate('git.import.branchHint')}
        maxLength={branchNameMaximum}
        {...fieldOf('branch')}
      />
      <TextField
        label={translate('git.import.folder')}
        hint={translate('git.import.folderHint')}
        maxLength={255}
        {...fieldOf('folder')}
      />
    </form>
  );
}
