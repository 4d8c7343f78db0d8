import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name for screen readers, shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shorter tooltip text where the accessible name also identifies one of many rows. */
  readonly tip?: string;
  readonly isBusy?: boolean;
  /** Keyboard shortcut, shown in the tooltip. */
  readonly shortcut?: string;
}

/** A square icon button of 40 px, 44 px on phones, with an accessible name. */
export function IconButton({
  label,
  icon,
  tip = label,
  isBusy = false,
  shortcut,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={tip} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={isBusy || rest['aria-disabled']}
        aria-busy={isBusy || undefined}
        className={classNames(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors sm:size-10',
          'hover:bg-ink/6 hover:text-ink active:bg-ink/10 aria-pressed:bg-ink/8 aria-pressed:text-ink',
          'disabled:pointer-events-none disabled:opacity-55 [&_svg]:size-[18px]',
          className,
        )}
        onClick={isBusy ? (event) => event.preventDefault() : onClick}
      >
        {isBusy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}
