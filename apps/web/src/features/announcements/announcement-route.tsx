import { AppError } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Share2 } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { announcementQuery, chooseText } from '../../api/announcements.ts';
import { formatDate, formatTime } from '../../i18n/formats.ts';
import { useTimeZone } from '../../i18n/local-time.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { AnnouncementBadge } from '../../ui/announcement-badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShare } from './use-share.ts';

function AnnouncementArticle({ announcementId }: { readonly announcementId: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const share = useShare();
  const query = useQuery(announcementQuery(announcementId));
  if (query.data === undefined) {
    if (!query.isError) {
      return (
        <Card className="flex flex-col gap-4 p-6 sm:p-8">
          <span role="status" className="sr-only">
            {translate('announcements.loading')}
          </span>
          <Skeleton className="h-6 w-40 rounded-full" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-32" />
        </Card>
      );
    }
    const isMissing = query.error instanceof AppError && query.error.status === 404;
    return (
      <Card>
        <PageHead title={translate('announcements.notFound')} />
        {isMissing ? (
          <EmptyState
            title={translate('announcements.notFound')}
            description={translate('announcements.notFoundDescription')}
            action={
              <Link to={paths.home.to()} className={buttonLook('primary')}>
                {translate('announcements.back')}
              </Link>
            }
          />
        ) : (
          <ErrorState
            title={translate('announcements.loadFailed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </Card>
    );
  }
  const announcement = query.data;
  const title = chooseText(announcement.title, language);
  const content = chooseText(announcement.content, language);
  const publicFrom = announcement.publishAt ?? announcement.createdAt;
  return (
    <Card className="p-6 sm:p-8">
      <PageHead
        title={title}
        description={content.slice(0, 160)}
        isInOneLanguage={announcement.title.en === ''}
      />
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-muted numerals">
          <AnnouncementBadge type={announcement.type} />
          <time dateTime={publicFrom}>
            {[formatDate(publicFrom, language, timeZone), formatTime(publicFrom, language, timeZone)].join(
              ' · ',
            )}
          </time>
        </div>
        <h1 className="pt-4 text-28 font-semibold tracking-tight break-words">{title}</h1>
        <p className="pt-4 text-16 break-words whitespace-pre-line text-muted">{content}</p>
        <div className="pt-7">
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" className="size-4" />}
            onClick={() => void share(title)}
          >
            {translate('announcements.share')}
          </Button>
        </div>
      </article>
    </Card>
  );
}

/** `/announcements/{id}`: one announcement. */
export default function AnnouncementRoute() {
  const translate = useTranslate();
  const { announcementId = '' } = useParams();
  return (
    <main className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
      <Link
        to={paths.home.to()}
        className="mb-4 inline-flex min-h-10 items-center gap-2 text-14 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {translate('announcements.back')}
      </Link>
      <AnnouncementArticle announcementId={announcementId} />
    </main>
  );
}
