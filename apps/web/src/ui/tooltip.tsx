import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { Kbd } from './kbd.tsx';

export interface TooltipProps {
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref. */
  readonly children: ReactElement;
}

/** Names a thing on hover and on focus. The thing itself must have an accessible name of its own. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-64 animate-appear items-center gap-2 rounded-control bg-ink px-2 py-1 text-12 text-page"
        >
          {label}
          {shortcut === undefined ? null : <Kbd isInverted>{shortcut}</Kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Shares the delay of all tooltips; stands once around the app. */
export const TooltipProvider = Radix.Provider;
