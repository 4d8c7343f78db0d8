import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface MenuProps {
  /** The button that opens the menu: one element that accepts a ref. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Classes of every item of a menu. */
export const itemLook =
  'flex min-h-10 w-full select-none items-center gap-3 rounded-control px-3 text-14 outline-none [&_svg]:size-4 ' +
  'data-[highlighted]:bg-ink/6 data-[disabled]:pointer-events-none data-[disabled]:opacity-55';

/** A menu of actions under a button. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** The menu stays open, so that the action can be repeated. */
  readonly staysOpen?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A menu item that runs an action. */
export function MenuItem({
  icon,
  isDangerous = false,
  isDisabled = false,
  staysOpen = false,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      disabled={isDisabled}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
      className={classNames(itemLook, isDangerous ? 'text-danger' : '[&_svg]:text-muted')}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

/** A menu item with a link: one anchor as its child. */
export function MenuLink({ children }: { readonly children: ReactElement }) {
  return (
    <Radix.Item asChild className={classNames(itemLook, '[&_svg]:text-muted')}>
      {children}
    </Radix.Item>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

/** A heading above a group of items. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-12 text-muted">{children}</Radix.Label>;
}
