import type { ProjectId, VersionId } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import type { PreviewState } from '@kilim/preview/host';
import { useQuery } from '@tanstack/react-query';
import { Eye, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { versionFilesQuery } from '../api/versions.ts';
import { DeviceFrame } from '../preview/device-frame.tsx';
import { fitDevice } from '../preview/fit-device.ts';
import { previewErrorText } from '../preview/preview-error-text.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { useVersionHost } from './use-version-host.ts';

interface VersionPreviewProps {
  readonly projectId: ProjectId;
  readonly versionId: VersionId;
  /** The revision of the version; 0 when it is not known. */
  readonly revision: number;
}

/** Why the version does not run; null while it starts or runs. */
function problemOf(state: PreviewState, translate: Translate): { title: string; text: string } | null {
  switch (state.kind) {
    case 'starting':
    case 'running':
      return null;
    case 'build-error':
    case 'runtime-error':
      return {
        title: translate('studio.versions.previewBroken'),
        text: previewErrorText(state.error, translate),
      };
    case 'no-entry':
      return {
        title: translate('preview.noEntryTitle'),
        text: translate('preview.noEntryHint', { candidates: state.candidates.join(', ') }),
      };
    case 'frozen':
      return { title: translate('preview.frozenTitle'), text: translate('studio.versions.previewBroken') };
    case 'unavailable':
      return {
        title: translate('preview.unavailableTitle'),
        text: translate(state.reason === 'frame' ? 'preview.unavailableFrame' : 'preview.unavailableWorker'),
      };
  }
}

/** A version as a running app, without changing the project. docs/rules/versions.md#preview */
export function VersionPreview({ projectId, versionId, revision }: VersionPreviewProps) {
  const translate = useTranslate();
  const files = useQuery(versionFilesQuery(projectId, versionId, revision));
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { state, restart } = useVersionHost(screen, files.data ?? null);
  const box = fitDevice('mobile', false, useElementSize(room), 'fit');
  const problem = problemOf(state, translate);
  if (files.isError) {
    return (
      <ErrorState
        error={files.error}
        isRetrying={files.isFetching}
        onRetry={() => void files.refetch()}
        title={translate('studio.versions.previewFailed')}
      />
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-sunken">
      <p className="flex items-start gap-2 border-b border-line bg-raised px-3 py-2 text-13 text-muted">
        <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {translate('studio.versions.previewNote')}
      </p>
      <div className="relative min-h-0 flex-1">
        <div className="absolute inset-0 flex overflow-hidden" ref={room}>
          <DeviceFrame box={box} device="mobile" screen={screen} />
        </div>
        {state.kind === 'starting' && !state.lastGood ? (
          <div className="absolute inset-0 flex items-center justify-center" role="status">
            <span className="flex items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-13 text-muted shadow-float">
              <Spinner />
              {translate('preview.starting')}
            </span>
          </div>
        ) : null}
        {problem === null ? null : (
          <div
            className="absolute inset-0 flex items-center justify-center overflow-y-auto bg-sunken/80 p-4"
            role="alert"
          >
            <div className="my-auto w-full max-w-md rounded-card border border-line bg-raised p-5 shadow-float">
              <h3 className="text-16 font-semibold">{problem.title}</h3>
              <p className="mt-1 mb-4 text-14 break-words text-muted">{problem.text}</p>
              <Button
                icon={<RotateCw aria-hidden="true" className="size-4" />}
                onClick={restart}
                variant="secondary"
              >
                {translate('preview.restart')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
