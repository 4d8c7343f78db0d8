import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { itemLook } from './menu.tsx';

interface MenuCheckItemProps {
  readonly icon?: ReactNode;
  readonly isChecked: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A menu item that is on or off. */
export function MenuCheckItem({ icon, isChecked, onSelect, children }: MenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      checked={isChecked}
      className={`${itemLook} [&_svg]:text-muted`}
      onCheckedChange={onSelect}
    >
      {icon}
      <span className="flex-1">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
