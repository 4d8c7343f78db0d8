import type { ProjectId } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionsQuery } from '../api/versions.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { useRestoreVersion } from './use-restore-version.ts';
import { VersionDetails } from './version-details.tsx';
import { VersionRow } from './version-row.tsx';

/** The versions of the project with their diff and a restore button. */
export function VersionsDialog({ projectId }: { readonly projectId: ProjectId }) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const width = useStudioWidth();
  const chosen = useStudioUi((state) => state.versionId);
  const versions = useInfiniteQuery(versionsQuery(projectId));
  const { isRestoring, restore } = useRestoreVersion();
  const list = versions.data ?? [];
  const [now] = useState(Date.now);
  const isNarrow = width === 'narrow';
  // On a narrow screen the list is shown first; otherwise the newest version is selected.
  const shown =
    list.find((version) => version.id === chosen) ?? (isNarrow || chosen !== null ? undefined : list[0]);
  const shownId = shown?.id ?? list.find((version) => version.id === chosen)?.id ?? null;
  const close = (): void => ui.change({ isVersionsOpen: false, versionId: null, versionPath: null });
  const isListHidden = isNarrow && chosen !== null;

  return (
    <Dialog
      actions={
        shown === undefined || shown.id === list[0]?.id ? undefined : (
          <Button
            icon={<History aria-hidden="true" className="size-4" />}
            isBusy={isRestoring}
            onClick={() => void restore(shown.id).then((isDone) => (isDone ? close() : undefined))}
          >
            {translate('studio.versions.restore')}
          </Button>
        )
      }
      isOpen
      onClose={close}
      size="full"
      title={translate('studio.versions.title')}
    >
      <div className="flex h-[min(72dvh,760px)] gap-4">
        {isListHidden ? null : (
          <div className="flex w-full shrink-0 flex-col gap-1 overflow-y-auto md:w-72">
            {versions.isPending
              ? [0, 1, 2, 3].map((row) => <Skeleton className="h-17 shrink-0" key={row} />)
              : null}
            {versions.isError && versions.data === undefined ? (
              <ErrorState
                error={versions.error}
                isRetrying={versions.isFetching}
                onRetry={() => void versions.refetch()}
                title={translate('studio.versions.failed')}
              />
            ) : null}
            {versions.isSuccess && list.length === 0 ? (
              <p className="p-3 text-13 text-muted">{translate('studio.versions.empty')}</p>
            ) : null}
            {list.map((version) => (
              <VersionRow
                isChosen={version.id === shownId}
                isCurrent={version.id === list[0]?.id}
                key={version.id}
                now={now}
                onChoose={() => ui.change({ versionId: version.id, versionPath: null })}
                version={version}
              />
            ))}
            <LoadMore
              className="py-2"
              failed={translate('studio.versions.failed')}
              label={translate('studio.versions.more')}
              list={versions}
            />
          </div>
        )}
        {isNarrow && !isListHidden ? null : (
          <div className="flex min-w-0 flex-1 flex-col">
            {isListHidden ? (
              <Button
                className="mb-2 self-start"
                icon={<ArrowLeft aria-hidden="true" className="size-4" />}
                onClick={() => ui.change({ versionId: null, versionPath: null })}
                variant="quiet"
              >
                {translate('studio.versions.back')}
              </Button>
            ) : null}
            {shownId === null && chosen === null ? (
              <p className="m-auto text-13 text-muted">{translate('studio.versions.choose')}</p>
            ) : (
              <VersionDetails
                projectId={projectId}
                version={shown ?? null}
                versionId={shownId ?? chosen ?? ''}
              />
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
