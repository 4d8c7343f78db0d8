import type { Announcement } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { textParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { managedAnnouncementsQuery } from './api/announcements.ts';
import { DeleteAnnouncementDialog } from './delete-announcement-dialog.tsx';

/** `?edit=` of a new announcement: no announcement can have this id. */
const newAnnouncement = '+';

/** The announcement open in the editor. */
const editorParams = { editedId: textParam('edit', { maximumLength: 64 }) };

/** All announcements with their editor: docs/rules/announcements.md */
export default function AnnouncementsTab() {
  const translate = useTranslate();
  const list = useQuery(managedAnnouncementsQuery);
  const [deleted, setDeleted] = useState<Announcement | null>(null);
  const {
    state: { editedId },
    change,
  } = useUrlState(editorParams);
  const edit = (id: string): void => change({ editedId: id }, { preventScrollReset: true });
  const create = (
    <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => edit(newAnnouncement)}>
      {translate('adminAnnouncements.create')}
    </Button>
  );
  const edited = list.data?.find(({ id }) => id === editedId) ?? null;
  const isEditing = list.data !== undefined && (edited !== null || editedId === newAnnouncement);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h2 className="text-20 font-semibold">{translate('adminAnnouncements.title')}</h2>
          <p className="pt-1 text-14 text-muted">{translate('adminAnnouncements.intro')}</p>
        </div>
        {list.data !== undefined && list.data.length > 0 ? create : null}
      </div>
      {list.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-40 rounded-card" />
          ))}
        </div>
      ) : list.data === undefined ? (
        <ErrorState
          title={translate('adminAnnouncements.failed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.data.length === 0 ? (
        <EmptyState
          title={translate('adminAnnouncements.emptyTitle')}
          description={translate('adminAnnouncements.empty')}
          action={create}
        />
      ) : (
        <ul className="flex flex-col gap-3" aria-label={translate('adminAnnouncements.title')}>
          {list.data.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementRow
                announcement={announcement}
                now={list.dataUpdatedAt}
                onEdit={() => edit(announcement.id)}
                onDelete={() => setDeleted(announcement)}
              />
            </li>
          ))}
        </ul>
      )}
      {isEditing ? (
        <AnnouncementEditor key={editedId} announcement={edited} onClose={() => edit('')} />
      ) : null}
      {deleted === null ? null : (
        <DeleteAnnouncementDialog announcement={deleted} onClose={() => setDeleted(null)} />
      )}
    </>
  );
}
