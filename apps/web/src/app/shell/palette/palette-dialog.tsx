import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';

export interface PaletteDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Content({ label, children }: Omit<PaletteDialogProps, 'onClose'>) {
  return (
    <Radix.Content
      {...useFocusReturn()}
      aria-describedby={undefined}
      className="fixed inset-x-3 top-[max(0.75rem,12dvh)] z-50 mx-auto flex max-h-[76dvh] max-w-xl animate-rise flex-col overflow-hidden rounded-dialog border border-line bg-raised shadow-float outline-none"
    >
      <Radix.Title className="sr-only">{label}</Radix.Title>
      {children}
    </Radix.Content>
  );
}

/** The palette's window. A command that opens a dialog takes the focus over, and returns it to where the palette was opened. */
export function PaletteDialog({ label, onClose, children }: PaletteDialogProps) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Content label={label}>{children}</Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
