import { Download, Gift } from 'lucide-react';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { defaultUrlState, isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useUsers, useUsersFile } from './api/users.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { openUserParams, userListParams } from './user-list-params.ts';
import { UserTable } from './user-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

/** All users; the URL holds search, filter, order and the open user: docs/rules/users.md */
export default function UsersTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(userListParams);
  const opened = useUrlState(openUserParams);
  const [isGiving, setIsGiving] = useState(false);
  const list = useUsers(filter);
  const saving = useSingleRun(useUsersFile(filter));
  const first = list.data?.pages[0];
  const save = (): void =>
    saving.mutate(undefined, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminUsers.fileFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-20 font-semibold">{translate('adminUsers.title')}</h2>
          <p role="status" className="min-h-6 pt-1 text-14 text-muted numerals">
            {first &&
              translate(first.isTotalExact ? 'adminUsers.count' : 'adminUsers.countMore', {
                count: first.total,
              })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4" />}
            isBusy={saving.isPending}
            onClick={save}
          >
            {translate('adminUsers.file')}
          </Button>
          <Button icon={<Gift aria-hidden="true" className="size-4" />} onClick={() => setIsGiving(true)}>
            {translate('adminUsers.giftOpen')}
          </Button>
        </div>
      </div>
      <UsersToolbar filter={filter} onChange={change} />
      <PagedList
        list={list}
        itemsOf={(page) => page.users}
        skeletonClass="h-16 rounded-card"
        skeletonRows={6}
        failed={translate('adminUsers.failed')}
        more={translate('adminUsers.more')}
        empty={
          isDefaultUrlState(userListParams, filter) ? (
            <EmptyState
              title={translate('adminUsers.emptyTitle')}
              description={translate('adminUsers.empty')}
            />
          ) : (
            <EmptyState
              title={translate('adminUsers.noneTitle')}
              description={translate('adminUsers.none')}
              action={
                <Button variant="secondary" onClick={() => change(defaultUrlState(userListParams))}>
                  {translate('adminUsers.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(users) => <UserTable users={users} />}
      </PagedList>
      {opened.state.userId === '' ? null : (
        <UserDialog
          key={opened.state.userId}
          userId={opened.state.userId}
          onClose={() => opened.change({ userId: '' })}
        />
      )}
      {isGiving ? <GiftDialog onClose={() => setIsGiving(false)} /> : null}
    </>
  );
}
