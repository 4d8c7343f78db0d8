import type { Project } from '@kilim/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProjectListFilter } from '../../api/query-keys.ts';
import { useRetryFailed } from '../../api/use-retry-failed.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import type { useProjectList } from './api/list-projects.ts';
import { DeleteProjectDialog, EditProjectDialog, TagsDialog } from './dialogs.ts';
import type { ListView } from './list-params.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectRow } from './project-row.tsx';
import { useListPages } from './use-list-pages.ts';
import type { useProjectActions } from './use-project-actions.ts';

const looks: Readonly<Record<ListView, string>> = {
  grid: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3',
  list: 'divide-y divide-line overflow-hidden rounded-card border border-line bg-raised',
};

/** Skeleton cards or rows while the first page loads. */
function ProjectListSkeleton({ view }: { readonly view: ListView }) {
  if (view === 'list') {
    return (
      <div aria-hidden="true" className={looks.list}>
        {[0, 1, 2].map((index) => (
          <div key={index} className="flex items-center gap-4 px-4 py-4">
            <Skeleton className="h-4 w-16 shrink-0" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="ml-auto h-4 w-1/4" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div aria-hidden="true" className={looks.grid}>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex overflow-hidden rounded-card border border-line bg-raised sm:block">
          <Skeleton className="w-28 shrink-0 rounded-none sm:aspect-[16/10] sm:w-auto" />
          <div className="flex flex-1 flex-col gap-2.5 p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-4 h-4 w-1/2" />
          </div>
          <div className="border-t border-line px-4 py-4 max-sm:hidden">
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface ProjectListProps {
  readonly query: ReturnType<typeof useProjectList>;
  readonly filter: ProjectListFilter;
  readonly view: ListView;
  readonly actions: ReturnType<typeof useProjectActions>;
  readonly onClearFilter: () => void;
  readonly onCreate: () => void;
}

type OpenDialog = { readonly kind: 'edit' | 'tags' | 'delete'; readonly project: Project } | null;

/** The projects, or their loading, error, empty or no-match state. */
export function ProjectList({ query, filter, view, actions, onClearFilter, onCreate }: ProjectListProps) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);
  const reportLoadError = useLoadErrorToast(close);
  const list = useRef<HTMLUListElement>(null);
  const isOnline = useOnline();
  const retryFailed = useRetryFailed();
  const showMore = useListPages(query);
  if (query.isPending) return <ProjectListSkeleton view={view} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={translate('dashboard.list.failed')}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={retryFailed}
      />
    );
  }
  const projects = query.data.pages.flatMap((page) => page.projects);
  const { search, tag = '' } = filter;
  if (projects.length === 0 && (search !== '' || tag !== '')) {
    return (
      <EmptyState
        title={translate('dashboard.list.noMatchTitle')}
        description={
          search === ''
            ? translate('dashboard.list.noTagged', { tag })
            : translate('dashboard.list.noMatch', { search })
        }
        action={
          <Button variant="secondary" onClick={onClearFilter}>
            {translate(search === '' ? 'dashboard.list.clearTag' : 'dashboard.list.clearSearch')}
          </Button>
        }
      />
    );
  }
  if (projects.length === 0) {
    return (
      <EmptyState
        title={translate('dashboard.list.emptyTitle')}
        description={translate('dashboard.list.empty')}
        action={
          <OnlineButton icon={<Plus aria-hidden="true" className="size-4" />} onClick={onCreate}>
            {translate('dashboard.list.emptyAction')}
          </OnlineButton>
        }
      />
    );
  }
  const remove = (project: Project): void => {
    close();
    void actions.remove(project);
    // The pressed button is removed with its project; keep focus in the list.
    setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) list.current?.focus();
    }, 100);
  };
  const Item = view === 'grid' ? ProjectCard : ProjectRow;
  return (
    <>
      {isOnline ? null : <p className="text-13 text-muted">{translate('dashboard.list.offline')}</p>}
      <ul
        ref={list}
        tabIndex={-1}
        className={`${looks[view]} outline-none`}
        aria-label={translate('dashboard.list.title')}
      >
        {projects.map((project) => (
          <li key={project.id}>
            <Item
              project={project}
              isDuplicating={actions.duplicatingId === project.id}
              onEdit={() => setDialog({ kind: 'edit', project })}
              onTags={() => setDialog({ kind: 'tags', project })}
              onDuplicate={() => void actions.duplicate(project)}
              onDelete={() => setDialog({ kind: 'delete', project })}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        label={translate('dashboard.list.more')}
        failed={translate('dashboard.list.failed')}
        list={query}
        onMore={showMore}
        className="pt-6"
      />
      {dialog?.kind === 'edit' ? (
        <EditProjectDialog project={dialog.project} onClose={close} onLoadError={reportLoadError} />
      ) : null}
      {dialog?.kind === 'tags' ? (
        <TagsDialog project={dialog.project} onClose={close} onLoadError={reportLoadError} />
      ) : null}
      {dialog?.kind === 'delete' ? (
        <DeleteProjectDialog
          project={dialog.project}
          onConfirm={() => remove(dialog.project)}
          onClose={close}
          onLoadError={reportLoadError}
        />
      ) : null}
    </>
  );
}
