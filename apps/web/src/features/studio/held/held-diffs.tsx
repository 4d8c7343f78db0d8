import type { HeldFile, ProjectId, TurnId } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { heldDiffsQuery } from '../api/held-changes.ts';
import { FileDiff } from '../versions/file-diff.tsx';

interface HeldDiffsProps {
  readonly projectId: ProjectId;
  readonly turnId: TurnId;
  readonly files: readonly HeldFile[];
}

/** What applying the waiting changes would do to the files as they are now. */
export function HeldDiffs({ projectId, turnId, files }: HeldDiffsProps) {
  const translate = useTranslate();
  const diffs = useQuery(heldDiffsQuery(projectId, turnId));
  if (diffs.isError)
    return (
      <ErrorState
        error={diffs.error}
        isRetrying={diffs.isFetching}
        onRetry={() => void diffs.refetch()}
        title={translate('held.diffFailed')}
      />
    );
  if (diffs.isPending) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="flex flex-col gap-2">
      {diffs.data.map(({ path, current, next, isConflicting }) => {
        const file = files.find((each) => each.path === path);
        if (file === undefined) return null;
        return (
          <div className="flex min-w-0 flex-col gap-1" key={path}>
            {isConflicting ? <p className="text-warning">{translate('held.conflict')}</p> : null}
            {current === next ? (
              <p className="text-muted">{translate('held.same')}</p>
            ) : (
              <FileDiff
                change={{ ...file, before: current, after: next }}
                isOpenFirst
                isSplit={false}
                isWanted={false}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
