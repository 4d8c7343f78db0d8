import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** A turning ring in the colour of the text around it. Decoration: the words beside it say what is going on. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" className={classNames('size-4 shrink-0 animate-spin', className)} />
  );
}
