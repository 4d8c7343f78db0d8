import type { Announcement } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Calendar, Eye, type LucideIcon, Megaphone, MessageSquare } from 'lucide-react';
import { announcementsQuery, chooseText } from '../../api/announcements.ts';
import { useSiteName } from '../../api/site.ts';
import { formatDate } from '../../i18n/formats.ts';
import { useTimeZone } from '../../i18n/local-time.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { AnnouncementBadge } from '../../ui/announcement-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const icons: Readonly<Record<Announcement['icon'], LucideIcon>> = { MessageSquare, Megaphone, Calendar, Eye };

/** One or two announcements share the full width. */
const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3'] as const;

function AnnouncementCard({ announcement }: { readonly announcement: Announcement }) {
  const translate = useTranslate();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const Icon = icons[announcement.icon];
  const publicFrom = announcement.publishAt ?? announcement.createdAt;
  return (
    <a
      href={paths.announcement.to(announcement.id)}
      // The announcement opens in a new tab.
      target="_blank"
      rel="noopener"
      className="group flex h-full flex-col rounded-card border border-line bg-raised p-5 transition-colors hover:border-line-strong"
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 text-muted" />
        <AnnouncementBadge type={announcement.type} />
        <time dateTime={publicFrom} className="ml-auto text-12 text-muted numerals">
          {formatDate(publicFrom, language, timeZone)}
        </time>
      </span>
      <h3 className="line-clamp-2 pt-3 text-16 font-semibold break-words">
        {chooseText(announcement.title, language)}
      </h3>
      <p className="line-clamp-3 pt-1.5 text-14 break-words text-muted">
        {chooseText(announcement.content, language)}
      </p>
      <span className="mt-auto flex items-center gap-1 pt-4 text-13 font-medium text-primary group-hover:underline">
        {translate('announcements.open')}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </span>
    </a>
  );
}

function AnnouncementList() {
  const translate = useTranslate();
  const query = useQuery(announcementsQuery);
  if (query.data === undefined) {
    if (query.isError) {
      return (
        <Card>
          <ErrorState
            title={translate('announcements.failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Card>
      );
    }
    return (
      <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">{translate('announcements.loading')}</span>
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="hidden h-44 rounded-card sm:block" />
        <Skeleton className="hidden h-44 rounded-card lg:block" />
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('announcements.emptyTitle')}
          description={translate('announcements.empty')}
        />
      </Card>
    );
  }
  return (
    <ul className={classNames('grid grid-cols-1 gap-4', columns[Math.min(query.data.length, 3)])}>
      {query.data.slice(0, 6).map((announcement) => (
        <li key={announcement.id}>
          <AnnouncementCard announcement={announcement} />
        </li>
      ))}
    </ul>
  );
}

/** The active announcements. */
export function Announcements() {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <section aria-labelledby="announcements-title" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-20">
      <h2 id="announcements-title" className="text-28 font-semibold tracking-tight">
        {translate('announcements.title')}
      </h2>
      <p className="pt-2 pb-8 text-16 text-muted">{translate('announcements.subtitle', { siteName })}</p>
      <AnnouncementList />
    </section>
  );
}
