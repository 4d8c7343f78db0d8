import { ChevronRight, Plus, Trash2, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useCredits } from '../../api/credits.ts';
import type { ProjectListFilter } from '../../api/query-keys.ts';
import { useSession } from '../../api/session.ts';
import { useSiteName } from '../../api/site.ts';
import { LowCreditNotice } from '../../billing/low-credit-notice.tsx';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUrlState } from '../../navigation/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';
import { useProjectList } from './api/list-projects.ts';
import { CreditSummary } from './credit-summary.tsx';
import { CreateProjectDialog, ImportProjectDialog, preloadDialogs, TrashDialog } from './dialogs.ts';
import { listParams, useListView } from './list-params.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ProjectList } from './project-list.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useFileDrag } from './use-file-drag.ts';
import { useImport } from './use-import.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { useProjectActions } from './use-project-actions.ts';

const StorageNotice = lazyComponent(
  async () => (await import('../../billing/storage-notice.tsx')).StorageNotice,
);

/** `/dashboard`: the user's projects, balance and statistics. */
export default function DashboardRoute() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const session = useSession();
  const [dialog, openDialog] = useOpenDialog();
  useEffect(preloadDialogs, []);
  const importing = useImport();
  const [view, setView] = useListView();
  const actions = useProjectActions();
  const {
    state: { search, tag, sort },
    change,
  } = useUrlState(listParams);
  const filter: ProjectListFilter = { search, tag, sort };
  const projects = useProjectList(filter);
  useLiveProjects(projects.data?.pages.flatMap((page) => page.projects) ?? []);
  const credits = useCredits();
  // The warning is at the top, so the content below waits until the balance is known and does not shift.
  const isBalanceAwaited = credits.isPending && credits.failureCount === 0;
  const total = projects.data?.pages[0]?.total ?? 0;
  const name = session.status === 'signed-in' ? session.user.name : '';

  // Another filter starts at the top of its first page.
  const changeFilter = (changed: Partial<ProjectListFilter>): void =>
    change({ ...changed, pages: 1 }, { replace: true });
  const closeDialog = (): void => {
    importing.reset();
    openDialog(null);
  };
  const reportLoadError = useLoadErrorToast(closeDialog);
  const isDragging = useFileDrag((source) => {
    importing.start(source);
    openDialog('import');
  });

  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead
        title={translate('dashboard.title')}
        description={translate('dashboard.description', { siteName })}
      />
      <div>
        <nav aria-label={translate('dashboard.breadcrumb')}>
          <ol className="flex items-center gap-1.5 text-13 text-muted">
            <li>
              <Link
                to={paths.home.to()}
                className="-mx-1 inline-flex min-h-10 items-center px-1 hover:text-ink"
              >
                {translate('shell.home')}
              </Link>
            </li>
            <li aria-current="page" className="flex items-center gap-1.5">
              <ChevronRight aria-hidden="true" className="size-4" />
              {translate('dashboard.title')}
            </li>
          </ol>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-1">
          <h1 className="min-w-0 text-28 font-semibold tracking-tight">
            {translate('dashboard.welcome', { name })}
          </h1>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:w-full">
            <CreditSummary />
            <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
              <OnlineButton
                variant="secondary"
                icon={<Upload aria-hidden="true" className="size-4" />}
                onClick={() => openDialog('import')}
              >
                {translate('dashboard.import.open')}
              </OnlineButton>
              <OnlineButton
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => openDialog('new')}
              >
                {translate('dashboard.create.open')}
              </OnlineButton>
            </div>
          </div>
        </div>
      </div>
      <LowCreditNotice />
      <StorageNotice />
      <div className={classNames('flex flex-col gap-6', isBalanceAwaited && 'invisible')}>
        <StatisticsCards />
        <section aria-labelledby="project-list-title" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex items-baseline gap-3">
              <h2 id="project-list-title" className="text-20 font-semibold">
                {translate('dashboard.list.title')}
              </h2>
              <p role="status" className="flex items-center gap-2 text-13 text-muted numerals">
                {projects.isPending ? (
                  <>
                    <Spinner className="self-center" />
                    {translate('dashboard.loading')}
                  </>
                ) : projects.isSuccess ? (
                  translate('dashboard.list.count', { count: total })
                ) : null}
              </p>
            </div>
            {total > 0 || search !== '' || tag !== '' ? (
              <ListToolbar filter={filter} onChange={changeFilter} view={view} onView={setView} />
            ) : null}
          </div>
          <TagFilter tag={tag} onChange={(chosen) => changeFilter({ tag: chosen })} />
          <ProjectList
            query={projects}
            filter={filter}
            view={view}
            actions={actions}
            onClearFilter={() => changeFilter({ search: '', tag: '' })}
            onCreate={() => openDialog('new')}
          />
          <div className="flex justify-end">
            <Button
              variant="quiet"
              className="text-muted"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => openDialog('deleted')}
            >
              {translate('dashboard.trash.open')}
            </Button>
          </div>
        </section>
      </div>
      {dialog === 'new' ? <CreateProjectDialog onClose={closeDialog} onLoadError={reportLoadError} /> : null}
      {dialog === 'import' ? (
        <ImportProjectDialog run={importing} onClose={closeDialog} onLoadError={reportLoadError} />
      ) : null}
      {dialog === 'deleted' ? (
        <TrashDialog
          onRestore={({ id }) => actions.restore(id)}
          onPurge={actions.purge}
          onClose={closeDialog}
          onLoadError={reportLoadError}
        />
      ) : null}
      {isDragging && dialog !== 'import' ? (
        <p className="pointer-events-none fixed inset-4 z-50 flex items-center justify-center rounded-dialog border-2 border-dashed border-primary bg-page/90 text-20 font-semibold">
          {translate('dashboard.import.dropHere')}
        </p>
      ) : null}
    </main>
  );
}
