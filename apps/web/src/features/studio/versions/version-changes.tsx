import type { ProjectId, VersionId } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionChangesQuery } from '../api/versions.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { useStudioUi } from '../session/studio-context.tsx';
import { FileDiff } from './file-diff.tsx';

/** Files that are open at first; the others open on request. */
const openFirst = 5;
/** Width from which old and new text are readable side by side. */
const splitWidth = 760;

interface VersionChangesProps {
  readonly projectId: ProjectId;
  readonly versionId: VersionId;
  /** The revision of the version; 0 when it is not known. */
  readonly revision: number;
}

/** What a version changed, file by file. */
export function VersionChanges({ projectId, versionId, revision }: VersionChangesProps) {
  const translate = useTranslate();
  const wanted = useStudioUi((state) => state.versionPath);
  const changes = useQuery(versionChangesQuery(projectId, versionId, revision));
  const room = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(room);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto" ref={room}>
      {changes.isError ? (
        <ErrorState
          error={changes.error}
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
          title={translate('studio.versions.changesFailed')}
        />
      ) : null}
      {changes.isPending ? [0, 1, 2].map((row) => <Skeleton className="h-24 shrink-0" key={row} />) : null}
      {changes.data?.length === 0 ? (
        <p className="m-auto text-13 text-muted">{translate('studio.versions.noChanges')}</p>
      ) : null}
      {changes.data?.map((change, index) => (
        <FileDiff
          change={change}
          isOpenFirst={change.path === wanted || (wanted === null && index < openFirst)}
          isSplit={width >= splitWidth}
          isWanted={change.path === wanted}
          key={`${versionId} ${change.path}`}
        />
      ))}
    </div>
  );
}
