import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const sizes: Readonly<Record<DialogSize, string>> = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-lg',
  large: 'sm:max-w-[min(48rem,calc(100vw-3rem))]',
  full: 'sm:max-w-[min(1200px,calc(100vw-3rem))]',
};

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: DialogSize;
  /** The dialog has unsaved input: a click outside does not close it. */
  readonly isHeld?: boolean;
  /** Initial focus: the dialog itself, so that it is read out, or the first field of its form. */
  readonly focusFirst?: 'dialog' | 'field';
  /** Buttons of the footer; the main one last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Sets the initial focus, never on the close button, and returns it afterwards. A field with autofocus receives focus
 * before Radix runs.
 */
function DialogContent({
  focusFirst,
  ...props
}: ComponentProps<typeof Radix.Content> & Required<Pick<DialogProps, 'focusFirst'>>) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Content
      {...props}
      {...focusReturn}
      onOpenAutoFocus={(event) => {
        const { currentTarget: content } = event;
        if (!(content instanceof HTMLElement)) return;
        event.preventDefault();
        const field =
          focusFirst === 'field'
            ? content.querySelector<HTMLElement>('form :is(input, select, textarea):not([readonly])')
            : null;
        (field ?? content).focus();
      }}
    />
  );
}

/** A modal dialog: a bottom sheet on phones, a centred card elsewhere. Escape and the backdrop close it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'small',
  isHeld = false,
  focusFirst = 'dialog',
  actions,
  children,
}: DialogProps) {
  const translate = useTranslate();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <DialogContent
          focusFirst={focusFirst}
          onPointerDownOutside={(event) => (isHeld ? event.preventDefault() : undefined)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full animate-rise flex-col bg-raised shadow-float',
            'rounded-t-dialog border border-line outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-dialog',
            sizes[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <Radix.Title className="pt-1.5 text-20 font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton
                className="-mr-2"
                icon={<X aria-hidden="true" />}
                label={translate('common.close')}
              />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-auto overflow-y-auto px-5 pt-1 pb-5">
            {description === undefined ? null : (
              <Radix.Description asChild>
                <div className="pb-4 text-14 text-muted">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {actions === undefined ? null : (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end">
              {actions}
            </div>
          )}
        </DialogContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
