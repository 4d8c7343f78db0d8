import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** A spinning ring in the current text colour. Decoration: the text beside it says what is happening. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" className={classNames('size-4 shrink-0 animate-spin', className)} />
  );
}
