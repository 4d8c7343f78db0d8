import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { lineControlLook } from './field.tsx';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'placeholder'> {
  /** Placeholder and accessible name. */
  readonly label: string;
}

/** A search field with an icon, for toolbars. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <div className={classNames('relative min-w-0 flex-1', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        className={`${lineControlLook} pl-9`}
      />
    </div>
  );
}
