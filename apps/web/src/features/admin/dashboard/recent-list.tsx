import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface RecentListProps<Data, Item> {
  readonly title: string;
  readonly list: UseQueryResult<Data>;
  readonly itemsOf: (data: Data) => readonly Item[];
  readonly empty: string;
  /** Address and label of the whole list. */
  readonly all?: { readonly to: string; readonly label: string };
  /** The content of a row. */
  readonly children: (item: Item) => ReactNode;
}

/** The newest of something, with a link to all. */
export function RecentList<Data, Item extends { readonly id: string }>({
  title,
  list,
  itemsOf,
  empty,
  all,
  children,
}: RecentListProps<Data, Item>) {
  const translate = useTranslate();
  const items = list.data === undefined ? [] : itemsOf(list.data);
  return (
    <section aria-label={title}>
      <Card className="flex h-full flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-16 font-semibold">{title}</h2>
          {all === undefined ? null : (
            <Link
              to={all.to}
              className="inline-flex min-h-11 items-center text-14 text-primary underline-offset-4 hover:underline sm:min-h-8"
            >
              {all.label}
            </Link>
          )}
        </div>
        {list.isPending ? (
          <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        ) : list.data === undefined ? (
          <ErrorState
            title={translate('adminStatistics.listFailed', { title })}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : items.length === 0 ? (
          <p className="text-14 text-muted">{empty}</p>
        ) : (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 text-14 hover:bg-ink/4"
              >
                {children(item)}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
