import { AppError } from '@kilim/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormError } from '../form-error.tsx';

export interface CodeDialogProps<Answer> {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** The action that needs the code. */
  readonly mutation: UseMutationResult<Answer, Error, string>;
  readonly onClose: () => void;
  readonly onDone: (answer: Answer) => void;
}

/** Asks for a code before an action that weakens or replaces the second factor. */
export function CodeDialog<Answer>(props: CodeDialogProps<Answer>) {
  const { title, description, submitLabel, isDangerous = false, mutation, onClose, onDone } = props;
  const translate = useTranslate();
  const formId = useId();
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const isWrong = mutation.error instanceof AppError && mutation.error.type === 'user_invalid_token';
  const close = (): void => {
    mutation.reset();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mutation.isPending) return;
    setIsEmpty(code.trim() === '');
    if (code.trim() === '') return;
    mutation.mutate(code, {
      onSuccess: (answer) => {
        mutation.reset();
        onDone(answer);
      },
    });
  };
  const problem = isEmpty
    ? translate('auth.secondFactor.codeRequired')
    : isWrong
      ? translate('auth.secondFactor.wrong')
      : undefined;

  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={mutation.isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          autoFocus
          label={translate('auth.secondFactor.code')}
          hint={translate('auth.secondFactor.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem}
        />
        <FormError text={mutation.isError && !isWrong ? errorText(mutation.error, translate) : undefined} />
      </form>
    </Dialog>
  );
}
