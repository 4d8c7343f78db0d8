import type { checkExport, EndpointReply, Project, UntestedPackageChoice } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Download, GitBranch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { ensureNamespace, useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exportCheckQuery } from '../api/download-export.ts';
import { verificationQuery } from '../api/verification.ts';
import { ExportContents } from './export-contents.tsx';
import { ExportPackages } from './export-packages.tsx';
import { ExportSteps } from './export-steps.tsx';
import { ExportWarnings } from './export-warnings.tsx';
import { type DownloadState, useExportDownload } from './use-export-download.ts';

const PushDialog = lazyComponent(async () => {
  const [loaded] = await Promise.all([import('../push/push-dialog.tsx'), ensureNamespace('git')]);
  return loaded.PushDialog;
});

const VerificationSection = lazyComponent(async () => {
  const [loaded] = await Promise.all([
    import('../verification/verification-section.tsx'),
    ensureNamespace('verification'),
  ]);
  return loaded.VerificationSection;
});

interface ExportDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** What the export contains, what to know about it, how to run it on a phone, and its download. */
export function ExportDialog({ project, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [choice, setChoice] = useState<UntestedPackageChoice>('keep');
  const check = useQuery({
    ...exportCheckQuery(project.id, language, choice),
    placeholderData: (previous) => previous,
  });
  const verification = useQuery(verificationQuery(project.id));
  const { state, start, cancel } = useExportDownload(project);
  const isRunning = state.kind === 'running';
  const found = check.data;
  const [isPushing, setPushing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (isPushing) {
    const closePush = (): void => setPushing(false);
    return (
      <PushDialog
        project={project}
        onClose={closePush}
        onLoadError={() => {
          setHasFailed(true);
          closePush();
        }}
      />
    );
  }
  return (
    <Dialog
      actions={
        <>
          {found === undefined || isRunning ? null : (
            <Button
              className="mr-auto"
              icon={<GitBranch aria-hidden="true" className="size-4" />}
              onClick={() => setPushing(true)}
              variant="quiet"
            >
              {translate(hasFailed ? 'studio.export.pushAgain' : 'studio.export.push')}
            </Button>
          )}
          <Button onClick={isRunning ? cancel : onClose} variant="secondary">
            {translate(isRunning ? 'studio.export.cancel' : 'common.close')}
          </Button>
          {found === undefined ? null : (
            <Button
              icon={<Download aria-hidden="true" className="size-4" />}
              isBusy={isRunning}
              onClick={() => void start(found.packages.length === 0 ? null : choice)}
            >
              {translate(state.kind === 'done' ? 'studio.export.again' : 'studio.export.download', {
                size: formatBytes(found.zipBytes, language),
              })}
            </Button>
          )}
        </>
      }
      description={translate('studio.export.description')}
      isOpen
      onClose={onClose}
      size="large"
      title={translate('studio.export.title')}
    >
      {check.isError ? (
        <ErrorState
          error={check.error}
          isRetrying={check.isFetching}
          onRetry={() => void check.refetch()}
          title={translate('studio.export.failed')}
        />
      ) : found === undefined ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-64 md:h-88" />
          <Skeleton className="h-64 md:h-88" />
        </div>
      ) : (
        <Described
          choice={choice}
          download={state}
          found={found}
          onChoose={setChoice}
          verification={
            verification.data?.isOffered ? (
              <VerificationSection
                digest={found.digest}
                hasAddedPackages={found.packages.length > 0 && choice === 'keep'}
                projectId={project.id}
                state={verification.data}
              />
            ) : null
          }
          zipBytes={found.zipBytes}
        />
      )}
    </Dialog>
  );
}

interface DescribedProps {
  readonly found: EndpointReply<typeof checkExport>;
  readonly choice: UntestedPackageChoice;
  readonly onChoose: (choice: UntestedPackageChoice) => void;
  readonly download: DownloadState;
  readonly zipBytes: number;
  /** Null unless exports can be verified. */
  readonly verification: ReactNode;
}

function Described({ found, choice, onChoose, download, zipBytes, verification }: DescribedProps) {
  const { files, folder, packages, warnings, warningCount } = found;
  // The lock file does not contain added packages, so `npm ci` would fail with them.
  const install = packages.length > 0 && choice === 'keep' ? 'npm install' : 'npm ci';
  return (
    <div className="flex flex-col gap-5">
      <Progress download={download} zipBytes={zipBytes} />
      {packages.length > 0 ? (
        <ExportPackages choice={choice} onChoose={onChoose} packages={packages} />
      ) : null}
      <ExportWarnings count={warningCount} warnings={warnings} />
      <div className="grid gap-5 md:grid-cols-2">
        <ExportContents files={files} folder={folder} />
        <ExportSteps folder={folder} install={install} />
      </div>
      {verification}
    </div>
  );
}

function Progress({ download, zipBytes }: { readonly download: DownloadState; readonly zipBytes: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  switch (download.kind) {
    case 'idle':
      return null;
    case 'running': {
      const { received } = download;
      const percent = Math.min(100, Math.round((received / Math.max(1, zipBytes)) * 100));
      const label =
        received === 0
          ? translate('studio.export.packing')
          : translate('studio.export.received', {
              received: formatBytes(received, language),
              size: formatBytes(zipBytes, language),
            });
      return (
        <div className="flex flex-col gap-1.5 text-13 text-muted" role="status">
          <span className="numerals">{label}</span>
          <progress
            aria-label={translate('studio.export.packing')}
            className="h-2 w-full accent-primary"
            max={100}
            {...(received === 0 ? {} : { value: percent })}
          />
        </div>
      );
    }
    case 'done':
      return (
        <p
          className="flex items-center gap-2 rounded-card border border-success/40 bg-success/8 px-3 py-2 text-14"
          role="status"
        >
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {translate('studio.export.done')}
        </p>
      );
    case 'failed':
      return (
        <div className="rounded-card border border-danger/40 bg-danger/8 px-3 py-2 text-14" role="alert">
          <p className="font-medium">{translate('studio.export.failed')}</p>
          <p className="text-muted">{errorText(download.error, translate)}</p>
        </div>
      );
  }
}
