import { AppError } from '@kilim/contract';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import type { RemoteSource } from './api/import-project.ts';
import { ImportChoice } from './import-choice.tsx';
import { CollectProgress, FetchProgress, UploadProgress } from './import-progress.tsx';
import { ImportReportList } from './import-report.tsx';
import { fieldOfProblem, RemoteForm } from './remote-form.tsx';
import type { ImportRun } from './use-import.ts';

export interface ImportProjectDialogProps {
  readonly run: ImportRun;
  readonly onClose: () => void;
}

const emptyRemote: RemoteSource = { kind: 'git', name: '', branch: '', folder: '' };

/**
 * Creates a project from a zip, a folder or a Git repository: choose, drop or type, read with progress, then the studio or
 * the list of skipped files.
 */
export function ImportProjectDialog({ run, onClose }: ImportProjectDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formId = useId();
  // Kept while the repository is read, so that an error finds what was typed. Null for files.
  const [remote, setRemote] = useState<RemoteSource | null>(null);
  const { state, start } = run;
  const problem = state.kind === 'idle' ? state.problem : null;
  const hasForm = state.kind === 'idle' && remote !== null;
  return (
    <Dialog
      isOpen
      size="medium"
      title={translate('dashboard.import.title')}
      description={
        state.kind === 'done' || remote !== null ? undefined : translate('dashboard.import.description')
      }
      onClose={onClose}
      actions={
        state.kind === 'done' ? (
          <Button onClick={() => void navigate(paths.studio.to(state.report.project.id), { replace: true })}>
            {translate('dashboard.import.openStudio')}
          </Button>
        ) : (
          <>
            {hasForm ? (
              <Button variant="quiet" className="mr-auto" onClick={() => setRemote(null)}>
                {translate('git.import.back')}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            {hasForm ? (
              <OnlineButton type="submit" form={formId} disabled={remote.name.trim() === ''}>
                {translate('git.import.submit')}
              </OnlineButton>
            ) : null}
          </>
        )
      }
    >
      {hasForm ? (
        <RemoteForm
          id={formId}
          value={remote}
          problem={problem}
          onChange={setRemote}
          onSubmit={() => start(remote)}
        />
      ) : null}
      {state.kind === 'idle' && remote === null ? (
        <ImportChoice onChoose={start} onRemote={() => setRemote(emptyRemote)} />
      ) : null}
      {state.kind === 'collecting' ? <CollectProgress {...state} /> : null}
      {state.kind === 'fetching' ? <FetchProgress {...state} /> : null}
      {state.kind === 'sending' ? <UploadProgress {...state} /> : null}
      {state.kind === 'done' ? <ImportReportList report={state.report} /> : null}
      <div role="alert">
        {problem === null || (hasForm && fieldOfProblem(problem) !== null) ? null : (
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
