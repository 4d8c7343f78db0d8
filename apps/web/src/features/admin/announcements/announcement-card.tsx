import type { Announcement, Language } from '@kilim/contract';
import { Calendar, Eye, type LucideIcon, Megaphone, MessageSquare } from 'lucide-react';
import { chooseText } from '../../../api/announcements.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { useTimeZone } from '../../../i18n/local-time.ts';
import { AnnouncementBadge } from '../../../ui/announcement-badge.tsx';

const icons: Readonly<Record<Announcement['icon'], LucideIcon>> = { MessageSquare, Megaphone, Calendar, Eye };

export interface AnnouncementCardProps {
  readonly announcement: Pick<
    Announcement,
    'title' | 'content' | 'type' | 'icon' | 'publishAt' | 'createdAt'
  >;
  /** Language of title, content and date. */
  readonly language: Language;
}

/** The content of an announcement's card as on the home page, whose own markup keeps that page's bundle small. */
export function AnnouncementCard({ announcement, language }: AnnouncementCardProps) {
  const timeZone = useTimeZone();
  const Icon = icons[announcement.icon];
  const publicFrom = announcement.publishAt ?? announcement.createdAt;
  return (
    <>
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
    </>
  );
}
