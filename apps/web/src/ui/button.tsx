import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'medium' | 'large';

const variants: Readonly<Record<ButtonVariant, string>> = {
  // A border that is visible only with forced colours, which remove the background.
  primary: 'border border-transparent bg-primary text-on-primary hover:brightness-110 active:brightness-95',
  secondary: 'border border-line bg-raised text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-ink hover:bg-ink/6 active:bg-ink/10',
  danger: 'border border-transparent bg-danger text-on-danger hover:brightness-110 active:brightness-95',
  link: 'px-1! text-primary underline-offset-4 hover:underline',
};
const sizes: Readonly<Record<ButtonSize, string>> = {
  medium: 'h-11 px-4 text-14 sm:h-10',
  large: 'h-12 px-5 text-16',
};

/** Button styles, for links that look like buttons. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium',
    'transition-[background-color,border-color,filter] disabled:pointer-events-none disabled:opacity-55',
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Shows a spinner and ignores clicks, keeping width and focus. */
  readonly isBusy?: boolean;
}

/** A button at least 40 px high, 44 px on phones. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A disabled button would lose focus during an action; a busy one only ignores clicks.
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook(variant, size), className)}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      type={type}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
