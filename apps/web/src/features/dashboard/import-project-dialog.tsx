import { AppError } from '@kilim/contract';
import { CircleAlert, FileArchive } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImportReportList } from './import-report.tsx';
import type { ImportRun } from './use-import.ts';

export interface ImportProjectDialogProps {
  readonly run: ImportRun;
  readonly onClose: () => void;
}

interface UploadProgressProps {
  readonly fileName: string;
  /** 0 to 1. */
  readonly part: number;
}

function UploadProgress({ fileName, part }: UploadProgressProps) {
  const translate = useTranslate();
  const percent = Math.floor(part * 100);
  const isSent = part >= 1;
  const label = isSent
    ? translate('dashboard.import.reading')
    : translate('dashboard.import.uploading', { file: fileName });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken px-4 py-6">
      <p role="status" className="flex items-center justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{label}</span>
        {isSent ? <Spinner /> : null}
      </p>
      <div className="flex items-center gap-3">
        <progress className="sr-only" aria-label={label} value={percent} max={100} />
        <div aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-primary forced-color-adjust-none transition-[width] duration-150"
            style={{ width: `${percent}%` }}
          />
        </div>
        <span aria-hidden="true" className="w-12 text-right text-13 text-muted numerals">
          {translate('dashboard.import.percent', { percent })}
        </span>
      </div>
    </div>
  );
}

interface FileChoiceProps {
  readonly onFile: (file: File) => void;
}

function FileChoice({ onFile }: FileChoiceProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong bg-sunken px-4 py-8 text-center">
      <FileArchive aria-hidden="true" className="size-8 text-muted" />
      <Button variant="secondary" autoFocus onClick={() => input.current?.click()}>
        {translate('dashboard.import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip,application/x-zip-compressed"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allow choosing the same file again after an error.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className="text-13 text-muted max-sm:hidden">{translate('dashboard.import.drop')}</p>
      <p className="text-12 text-muted">{translate('dashboard.import.limits')}</p>
    </div>
  );
}

/** Creates a project from a zip: choose or drop, upload with progress, then the studio or the list of skipped files. */
export function ImportProjectDialog({ run, onClose }: ImportProjectDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state, start } = run;
  const problem = state.kind === 'idle' ? state.problem : null;
  return (
    <Dialog
      isOpen
      size="medium"
      title={translate('dashboard.import.title')}
      description={state.kind === 'done' ? undefined : translate('dashboard.import.description')}
      onClose={onClose}
      actions={
        state.kind === 'done' ? (
          <Button onClick={() => void navigate(paths.studio.to(state.report.project.id), { replace: true })}>
            {translate('dashboard.import.openStudio')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
        )
      }
    >
      {state.kind === 'idle' ? <FileChoice onFile={start} /> : null}
      {state.kind === 'sending' ? <UploadProgress {...state} /> : null}
      {state.kind === 'done' ? <ImportReportList report={state.report} /> : null}
      <div role="alert">
        {problem === null ? null : (
          <p className="flex items-start gap-2 pt-3 text-13 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            {problem instanceof AppError && problem.type !== 'general_unknown'
              ? errorText(problem, translate)
              : translate('dashboard.import.failed')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
