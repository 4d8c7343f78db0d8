import { classNames } from './class-names.ts';

/** A grey placeholder while content loads; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-shimmer rounded-control bg-ink/8', className)} />
  );
}
