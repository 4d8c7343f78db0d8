import { CircleAlert } from 'lucide-react';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface LoadMoreProps {
  readonly label: string;
  /** Heads why the next page did not come. */
  readonly failed: string;
  /** The paged list; nothing stands here when it has no further page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** In place of reading the next page at once, such as a change of the address. */
  readonly onMore?: () => void;
  readonly className?: string;
}

/** The foot of a paged list: a button for the next page, and why the last press brought none. */
export function LoadMore({ label, failed, list, onMore, className }: LoadMoreProps) {
  const translate = useTranslate();
  if (!list.hasNextPage) return null;
  const hasFailed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <div className={classNames('flex flex-col items-center gap-3', className)}>
      <div role="alert" className="empty:hidden">
        {hasFailed ? (
          <p className="flex items-start gap-2 text-13 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            {[failed, errorText(list.error, translate)].join('. ')}
          </p>
        ) : null}
      </div>
      <Button
        variant="secondary"
        isBusy={list.isFetchingNextPage}
        onClick={onMore ?? (() => void list.fetchNextPage())}
      >
        {label}
      </Button>
    </div>
  );
}
