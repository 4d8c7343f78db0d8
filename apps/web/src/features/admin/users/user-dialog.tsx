import { AppError, type UserDetail } from '@kilim/contract';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isBeingErased, useUser } from './api/users.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserLedger } from './user-ledger.tsx';
import { UserProjects } from './user-projects.tsx';

/** Receipts and security log, searched by the user's address. */
function UserLinks({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const search = `&${new URLSearchParams({ q: email })}`;
  return (
    <nav aria-label={translate('adminUsers.links')} className="flex flex-wrap gap-2">
      <Link to={paths.admin.to('receipts') + search} className={buttonLook('secondary')}>
        {translate('adminUsers.receipts')}
      </Link>
      <Link to={paths.admin.to('security') + search} className={buttonLook('secondary')}>
        {translate('adminUsers.securityLog')}
      </Link>
    </nav>
  );
}

interface LoadedUserProps {
  readonly user: UserDetail;
  /** When the user was read. */
  readonly readAt: number;
}

function LoadedUser({ user, readAt }: LoadedUserProps) {
  return (
    <div className="flex flex-col gap-6 pt-1">
      <div className="flex flex-wrap gap-2">
        <UserBadges user={user} />
      </div>
      {user.deletionDueAt === null ? null : (
        <DeletionNotice userId={user.id} dueAt={user.deletionDueAt} isDue={isBeingErased(user, readAt)} />
      )}
      <UserFacts user={user} />
      <UserActions user={user} />
      <UserLinks email={user.email} />
      <UserProjects userId={user.id} />
      <UserLedger userId={user.id} />
    </div>
  );
}

export interface UserDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** One user with facts, actions, projects and credit history. */
export function UserDialog({ userId, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const user = useUser(userId);
  const isErased =
    user.data !== undefined && user.error instanceof AppError && user.error.type === 'user_not_found';
  return (
    <Dialog
      isOpen
      size="large"
      title={user.data?.name || user.data?.email || translate('adminUsers.detailTitle')}
      onClose={onClose}
    >
      {isErased ? (
        <p role="status" className="py-4 text-14">
          {translate('adminUsers.erased')}
        </p>
      ) : user.data !== undefined ? (
        <LoadedUser user={user.data} readAt={user.dataUpdatedAt} />
      ) : user.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3 pt-2">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-16 w-full" />
          ))}
        </div>
      ) : (
        <ErrorState
          title={translate('adminUsers.detailFailed')}
          error={user.error}
          isRetrying={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      )}
    </Dialog>
  );
}
