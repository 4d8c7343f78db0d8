import type { DeletedProject } from '@kilim/contract';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeletedProjects } from './api/list-deleted.ts';

export interface TrashDialogProps {
  readonly onRestore: (project: DeletedProject) => Promise<void>;
  readonly onPurge: (project: DeletedProject) => Promise<void>;
  readonly onClose: () => void;
}

function TrashSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 py-3">
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex items-center justify-between gap-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-3/4" />
          </div>
          <Skeleton className="h-10 w-28" />
        </div>
      ))}
    </div>
  );
}

function TrashList({ onRestore, onPurge }: Omit<TrashDialogProps, 'onClose'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const query = useDeletedProjects();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [projectToPurge, setProjectToPurge] = useState<DeletedProject | null>(null);
  if (query.isPending) return <TrashSkeleton />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={translate('dashboard.trash.listFailed')}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const projects = query.data.pages.flatMap((page) => page.projects);
  if (projects.length === 0) {
    return <p className="py-8 text-center text-14 text-muted">{translate('dashboard.trash.empty')}</p>;
  }
  const run = async (
    project: DeletedProject,
    act: (project: DeletedProject) => Promise<void>,
  ): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(project.id);
    await act(project);
    setBusyId(null);
    setProjectToPurge(null);
  };
  return (
    <>
      <ul aria-label={translate('dashboard.trash.title')} className="divide-y divide-line">
        {projects.map((project) => (
          <li key={project.id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="truncate text-14 font-medium">
                <bdi>{project.name}</bdi>
              </p>
              <p className="text-12 text-muted numerals">
                {translate('dashboard.trash.keptUntil', { date: formatDate(project.keptUntil, language) })}
              </p>
            </div>
            <div className="flex shrink-0 items-center gap-1">
              <IconButton
                label={translate('dashboard.trash.purge', { name: project.name })}
                tip={translate('dashboard.trash.purgeConfirm')}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setProjectToPurge(project)}
              />
              <Button
                variant="secondary"
                icon={<Undo2 aria-hidden="true" className="size-4" />}
                aria-label={translate('dashboard.trash.restoreNamed', { name: project.name })}
                isBusy={busyId === project.id}
                onClick={() => void run(project, onRestore)}
              >
                {translate('dashboard.trash.restore')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore
        label={translate('dashboard.list.more')}
        failed={translate('dashboard.trash.listFailed')}
        list={query}
        className="pt-3"
      />
      {projectToPurge === null ? null : (
        <ConfirmDialog
          isOpen
          title={translate('dashboard.trash.purgeQuestion', { name: projectToPurge.name })}
          description={translate('dashboard.trash.purgeDescription')}
          confirmLabel={translate('dashboard.trash.purgeConfirm')}
          isBusy={busyId === projectToPurge.id}
          onConfirm={() => void run(projectToPurge, onPurge)}
          onCancel={() => setProjectToPurge(null)}
        />
      )}
    </>
  );
}

/** The trash: deleted projects that can still be restored. */
export function TrashDialog({ onRestore, onPurge, onClose }: TrashDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      size="medium"
      title={translate('dashboard.trash.title')}
      description={translate('dashboard.trash.description')}
      onClose={onClose}
    >
      <TrashList onRestore={onRestore} onPurge={onPurge} />
    </Dialog>
  );
}
