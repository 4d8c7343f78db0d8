import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUserProjects } from './api/users.ts';

interface DeletionNoticeProps {
  readonly userId: string;
  readonly dueAt: string;
  /** The job is running or about to. */
  readonly isDue: boolean;
}

/** Progress of a deletion, or when the one that the user has asked for is due. */
export function DeletionNotice({ userId, dueAt, isDue }: DeletionNoticeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const left = useUserProjects(userId, isDue).data?.pages[0]?.total;
  return (
    <div role="status" className="rounded-control border border-danger/35 bg-danger/8 px-3 py-2.5 text-14">
      <p className="font-medium">{translate('adminUsers.deletingTitle')}</p>
      <p className="pt-1 text-13">
        {isDue
          ? left === undefined
            ? null
            : translate('adminUsers.deletingText', { count: left })
          : translate('adminUsers.deletingLater')}
      </p>
      {isDue ? null : (
        <p className="pt-1 text-13 numerals">
          {translate('adminUsers.deletingAt', { time: formatDateTime(dueAt, language) })}
        </p>
      )}
    </div>
  );
}
