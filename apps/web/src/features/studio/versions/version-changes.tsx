import {
  type FileChange,
  type ProjectId,
  type VersionId,
  versionId as versionIdSchema,
} from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionChangesQuery } from '../api/versions.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';

const DiffView = lazyComponent(async () => (await import('../editor/diff-view.tsx')).default);

interface VersionChangesProps {
  readonly projectId: ProjectId;
  readonly versionId: string;
  /** The revision of the version, when the list has it. */
  readonly revision: number;
}

/** The diff of a version, one file at a time. */
export function VersionChanges({ projectId, versionId, revision }: VersionChangesProps) {
  const id = versionIdSchema.safeParse(versionId);
  return id.success ? <Changes projectId={projectId} revision={revision} versionId={id.data} /> : null;
}

interface ChangesProps {
  readonly projectId: ProjectId;
  readonly versionId: VersionId;
  readonly revision: number;
}

function Changes({ projectId, versionId, revision }: ChangesProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const path = useStudioUi((state) => state.versionPath);
  const changes = useQuery(versionChangesQuery(projectId, versionId, revision));
  if (changes.isError) {
    return (
      <ErrorState
        error={changes.error}
        isRetrying={changes.isFetching}
        onRetry={() => void changes.refetch()}
        title={translate('studio.versions.changesFailed')}
      />
    );
  }
  if (changes.isPending) return <Skeleton className="h-full w-full" />;
  const shown = changes.data.find((change) => change.path === path) ?? changes.data[0];
  if (shown === undefined) {
    return <p className="m-auto text-13 text-muted">{translate('studio.versions.noChanges')}</p>;
  }
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <select
          aria-label={translate('studio.versions.file')}
          className="h-10 min-w-0 flex-1 rounded-control border border-line bg-raised px-2 font-mono text-13"
          onChange={(event) => ui.change({ versionPath: event.target.value })}
          value={shown.path}
        >
          {changes.data.map((change) => (
            <option key={change.path} value={change.path}>
              {describeChange(change)}
            </option>
          ))}
        </select>
        <span className="shrink-0 text-12 text-muted">{translate(`studio.versions.kind.${shown.kind}`)}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden rounded-card border border-line">
        <DiffView
          after={shown.after}
          before={shown.before}
          fallback={<Skeleton className="h-full w-full" />}
          key={`${versionId} ${shown.path}`}
          label={translate('studio.editor.label', { path: shown.path })}
          path={shown.path}
          renderError={renderLoadError}
        />
      </div>
    </>
  );
}

function describeChange({ path, added, removed }: FileChange): string {
  return `${path} (+${added} \u2212${removed})`;
}
