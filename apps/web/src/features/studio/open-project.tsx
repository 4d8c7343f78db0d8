import { AppError, type Project, type ProjectId, projectId as projectIdSchema } from '@kilim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { currentTranslation, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { projectQuery } from './api/project.ts';
import { StudioLoadError } from './layout/studio-load-error.tsx';
import { StudioSkeleton } from './layout/studio-skeleton.tsx';
import { StudioProvider } from './session/studio-context.tsx';
import { useStudioSession } from './session/use-studio-session.ts';
import './studio.css';

interface OpenProjectProps {
  readonly children: (project: Project) => ReactNode;
}

/** Opens the project of the address. One that cannot be opened leads to the dashboard: docs/rules/studio.md#missing-project */
export function OpenProject({ children }: OpenProjectProps) {
  const id = projectIdSchema.safeParse(useParams()['projectId']);
  if (!id.success) return <MissingProject />;
  // The key remounts the screen, so that no state of another project remains.
  return (
    <OpenedProject key={id.data} projectId={id.data}>
      {children}
    </OpenedProject>
  );
}

function OpenedProject({ projectId, children }: OpenProjectProps & { readonly projectId: ProjectId }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const project = useQuery(projectQuery(projectId));
  const opened = useStudioSession(project.data !== undefined, {
    projectId,
    queryClient,
    onDeleted() {
      showToast({ type: 'warning', title: currentTranslation().translate('studio.deletedElsewhere') });
      void navigate(paths.dashboard.to(), { replace: true });
    },
  });
  if (project.isError && isMissing(project.error)) return <MissingProject />;
  // A kept project opens without the server.
  if (project.isError && project.data === undefined) {
    return (
      <StudioLoadError
        error={project.error}
        isRetrying={project.isFetching}
        onRetry={() => void project.refetch()}
        title={translate('studio.loadFailed')}
      />
    );
  }
  if (opened.kind === 'failed') {
    if (isMissing(opened.error)) return <MissingProject />;
    return (
      <StudioLoadError error={opened.error} onRetry={opened.retry} title={translate('studio.filesFailed')} />
    );
  }
  if (project.isPending || opened.kind === 'opening') return <StudioSkeleton />;
  return (
    <StudioProvider session={opened.session}>
      <title>{project.data.name}</title>
      {children(project.data)}
    </StudioProvider>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.type === 'project_not_found';
}

function MissingProject() {
  useEffect(() => {
    showToast({ type: 'warning', title: currentTranslation().translate('studio.notFound') });
  }, []);
  return <Navigate replace to={paths.dashboard.to()} />;
}
