import { AppError, type Project } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pushQuery } from '../api/push.ts';
import { PushFields } from './push-fields.tsx';
import {
  fieldOfError,
  isComplete,
  needsNewBranch,
  type PushForm,
  suggestBranch,
  suggestMessage,
} from './push-form.ts';
import { PushResult } from './push-result.tsx';
import { usePush } from './use-push.ts';

export interface PushDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Pushes the project to a Git repository with a token that is typed for each push. */
export function PushDialog({ project, onClose }: PushDialogProps) {
  const translate = useTranslate();
  const found = useQuery(pushQuery(project.id));
  const title = translate('git.push.title');
  if (found.data !== undefined) {
    const { remote, titles } = found.data;
    const message = suggestMessage(titles, translate('git.push.defaultMessage', { name: project.name }));
    const initial = { address: remote?.address ?? '', branch: remote?.branch ?? 'main', message };
    return <LoadedPushDialog initial={initial} onClose={onClose} project={project} />;
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {translate('common.close')}
        </Button>
      }
    >
      {found.isError ? (
        <ErrorState
          error={found.error}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
          title={translate('git.push.loadFailed')}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  );
}

interface LoadedProps extends PushDialogProps {
  readonly initial: Pick<PushForm, 'address' | 'branch' | 'message'>;
}

function LoadedPushDialog({ project, initial, onClose }: LoadedProps) {
  const translate = useTranslate();
  const session = useSession();
  const { state, start } = usePush(project.id);
  const [form, setForm] = useState<PushForm>(() => ({
    ...initial,
    name: session.status === 'signed-in' ? session.user.name : '',
    email: session.status === 'signed-in' ? session.user.email : '',
    userName: '',
    token: '',
  }));
  const [isIncomplete, setIncomplete] = useState(false);
  const [today] = useState(() => new Date());
  if (state.kind === 'done') {
    return (
      <Dialog
        isOpen
        title={translate('git.push.title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{translate('common.close')}</Button>}
      >
        <PushResult result={state.result} />
      </Dialog>
    );
  }
  const error = state.kind === 'idle' ? state.error : null;
  const branch = suggestBranch(today, form);
  const problem =
    error === null || fieldOfError(error) !== null
      ? null
      : error instanceof AppError && error.type !== 'general_unknown'
        ? errorText(error, translate)
        : translate('git.push.failed');
  const pushToNewBranch = (): void => {
    const changed = { ...form, branch };
    setForm(changed);
    void start(changed, form.branch.trim());
  };
  return (
    <FormDialog
      title={translate('git.push.title')}
      description={translate('git.push.description')}
      size="medium"
      submitLabel={translate('git.push.submit')}
      isDirty={form.token !== ''}
      isBusy={state.kind === 'running'}
      problem={isIncomplete && !isComplete(form) ? translate('git.push.incomplete') : problem}
      onClose={onClose}
      onSubmit={() => {
        setIncomplete(!isComplete(form));
        if (isComplete(form)) void start(form);
      }}
    >
      <PushFields form={form} error={error} onChange={setForm} />
      {needsNewBranch(error) ? (
        <Button variant="secondary" className="self-start" onClick={pushToNewBranch}>
          {translate('git.push.newBranch', { branch })}
        </Button>
      ) : null}
    </FormDialog>
  );
}
