import { classNames } from './class-names.ts';

/** A grey shape where something is still on its way; give it the size of what will stand there. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-shimmer rounded-control bg-ink/8', className)} />
  );
}
