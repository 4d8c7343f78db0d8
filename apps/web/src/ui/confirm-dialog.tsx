import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The question, naming the object. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Label of the confirm button: the action's verb. */
  readonly confirmLabel: string;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
}

function ConfirmContent(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} {...useFocusReturn()} />;
}

/** Confirms an irreversible action. Focus starts on cancel; the backdrop does not close it. */
export function ConfirmDialog({
  isOpen,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  isBusy = false,
  isDangerous = true,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onCancel())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <ConfirmContent
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="fixed inset-x-0 bottom-0 z-40 m-auto h-fit w-full animate-rise rounded-t-dialog border border-line bg-raised p-5 shadow-float outline-none sm:inset-0 sm:max-w-md sm:rounded-dialog"
        >
          <Radix.Title className="text-20 font-semibold">{title}</Radix.Title>
          {description === undefined ? null : (
            <Radix.Description asChild>
              <div className="pt-2 text-14 text-muted">{description}</div>
            </Radix.Description>
          )}
          <div className="flex flex-col-reverse gap-2 pt-5 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary">{translate('common.cancel')}</Button>
            </Radix.Cancel>
            <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </ConfirmContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
