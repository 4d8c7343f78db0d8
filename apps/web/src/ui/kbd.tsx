import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A keyboard key. */
export function Kbd({
  children,
  isInverted = false,
}: {
  readonly children: ReactNode;
  readonly isInverted?: boolean;
}) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border px-1 font-sans text-12',
        isInverted ? 'border-page/30 text-page/80' : 'border-line bg-sunken text-muted',
      )}
    >
      {children}
    </kbd>
  );
}
