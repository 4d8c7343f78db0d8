import { useTranslate } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Placeholder while the messages load. */
export function ChatSkeleton() {
  const translate = useTranslate();
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-hidden p-4" role="status">
      <VisuallyHidden>{translate('chat.loading')}</VisuallyHidden>
      <Skeleton className="h-10 w-3/5 self-end" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-16 w-4/5" />
    </div>
  );
}
