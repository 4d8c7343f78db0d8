import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogSize } from './dialog.tsx';
import { FieldError } from './field.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: DialogSize;
  /** Label of the submit button: the action's verb. */
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** The form has unsaved input: Escape, the backdrop and the close button ask first; cancel does not. */
  readonly isDirty: boolean;
  /** The request is pending; a second submit is ignored. */
  readonly isBusy: boolean;
  /** Keeps the dialog open while pending, because its result would not be shown anywhere else. */
  readonly isHeldWhileBusy?: boolean;
  /** The error message of the last attempt. */
  readonly problem: string | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: protects unsaved input, submits once, shows the error. */
export function FormDialog({
  title,
  description,
  size,
  submitLabel,
  isDangerous = false,
  isDirty,
  isBusy,
  isHeldWhileBusy = false,
  problem,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const problemId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isChecking = useRef(false);
  // Not in the handler: invalid fields are marked by the next render, in some forms by a later one.
  useEffect(() => {
    if (isBusy) isChecking.current = false;
    if (!isChecking.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isChecking.current = false;
    wrong.focus();
  });
  const isHeld = isBusy && isHeldWhileBusy;
  const askToClose = (): void => {
    if (isHeld) return;
    if (isDirty && !isBusy) setIsLeaving(true);
    else onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    isChecking.current = true;
    onSubmit(event);
  };
  return (
    <>
      <Dialog
        isOpen
        title={title}
        {...(description === undefined ? {} : { description })}
        {...(size === undefined ? {} : { size })}
        focusFirst="field"
        onClose={askToClose}
        actions={
          <>
            {/* In the footer, where it is visible however far the form is scrolled. */}
            <div role="alert" className="basis-full empty:hidden max-sm:order-last">
              {problem === null ? null : <FieldError id={problemId}>{problem}</FieldError>}
            </div>
            <Button
              variant="secondary"
              aria-disabled={isHeld || undefined}
              className="aria-disabled:opacity-55"
              onClick={isHeld ? undefined : onClose}
            >
              {translate('common.cancel')}
            </Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} form={formId} isBusy={isBusy}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} noValidate className="flex flex-col gap-4 pt-1" onSubmit={submit}>
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title={translate('common.discardTitle')}
        confirmLabel={translate('common.discard')}
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      />
    </>
  );
}
