import { useTranslate } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Placeholder of the panels below the top bar. */
export function PanelsSkeleton() {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="hidden w-52 flex-col gap-2 border-r border-line p-3 lg:flex">
        {[24, 32, 28, 36, 20].map((width) => (
          <Skeleton className="h-5" key={width} />
        ))}
      </div>
      <div className="flex flex-1 items-center justify-center p-6">
        <Skeleton className="h-full max-h-[32rem] w-64 rounded-dialog" />
      </div>
      <div className="hidden w-80 flex-col justify-end gap-3 border-l border-line p-4 md:flex">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}

/** Placeholder while a project opens. */
export function StudioSkeleton() {
  const translate = useTranslate();
  return (
    <div className="flex h-full flex-col bg-page" role="status">
      <VisuallyHidden>{translate('studio.loading')}</VisuallyHidden>
      <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-3">
        <Skeleton className="h-6 w-40" />
        <div className="flex-1" />
        <Skeleton className="h-6 w-24" />
      </div>
      <PanelsSkeleton />
    </div>
  );
}
