import type { Announcement } from '@kilim/contract';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { chooseText } from '../../../api/announcements.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { AnnouncementBadge } from '../../../ui/announcement-badge.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AnnouncementState, announcementState } from './announcement-state.ts';
import { useToggleAnnouncement } from './api/announcements.ts';

const tones: Readonly<Record<AnnouncementState, BadgeTone>> = {
  public: 'success',
  scheduled: 'info',
  inactive: 'neutral',
};

export interface AnnouncementRowProps {
  readonly announcement: Announcement;
  /** When the list was loaded, in epoch milliseconds. */
  readonly now: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An announcement for administrators: beginning, state and what can be done with it. */
export function AnnouncementRow({ announcement, now, onEdit, onDelete }: AnnouncementRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const toggle = useSingleRun(useToggleAnnouncement(announcement.id));
  const { isActive, publishAt, createdAt } = announcement;
  const title = chooseText(announcement.title, language);
  const state = announcementState(announcement, now);
  const when = { public: 'publishedAt', scheduled: 'scheduledFor', inactive: 'writtenAt' } as const;
  const time = state === 'inactive' ? createdAt : (publishAt ?? createdAt);
  const verb = isActive ? 'deactivate' : 'activate';
  return (
    <Card className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <AnnouncementBadge type={announcement.type} />
        <Badge tone={tones[state]}>{translate(`adminAnnouncements.state.${state}`)}</Badge>
        <p className="text-12 text-muted numerals sm:ml-auto">
          {translate(`adminAnnouncements.${when[state]}`, { time: formatDateTime(time, language) })}
        </p>
      </div>
      <h3 className="text-16 font-semibold break-words">{title}</h3>
      <p className="line-clamp-2 text-14 break-words text-muted">
        {chooseText(announcement.content, language)}
      </p>
      <div className="flex flex-wrap items-center gap-1 pt-1">
        <Button
          variant="secondary"
          aria-label={translate('adminAnnouncements.edit', { title })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={onEdit}
        >
          {translate('adminAnnouncements.editShort')}
        </Button>
        <Button
          variant="quiet"
          isBusy={toggle.isPending}
          aria-label={translate(`adminAnnouncements.${verb}`, { title })}
          onClick={() =>
            toggle.mutate(!isActive, {
              onError: (error) =>
                showToast({
                  type: 'error',
                  title: translate('adminAnnouncements.toggleFailed'),
                  message: errorText(error, translate),
                }),
            })
          }
        >
          {translate(`adminAnnouncements.${verb}Short`)}
        </Button>
        <a
          href={paths.announcement.to(announcement.id)}
          target="_blank"
          rel="noopener"
          aria-label={translate('adminAnnouncements.view', { title })}
          className={buttonLook('quiet')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {translate('adminAnnouncements.viewShort')}
        </a>
        <IconButton
          className="ml-auto"
          label={translate('adminAnnouncements.remove', { title })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
    </Card>
  );
}
