import { CircleAlert } from 'lucide-react';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface LoadMoreProps {
  readonly label: string;
  /** Title of the message when the next page could not be loaded. */
  readonly failed: string;
  /** The paged list; renders nothing when there is no further page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** Replaces fetching the next page, for example with a change of the URL. */
  readonly onMore?: () => void;
  readonly className?: string;
}

/** The end of a paged list: a button for the next page, and the error of the last attempt. */
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
