import { useState } from 'react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';
import { FocusPathContext, useFocusPath } from '../../ui/use-focus-return.ts';
import { useCreateProject } from './api/save-project.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';
import { describeSaveError } from './project-rules.ts';
import { PromptDialog } from './prompt-dialog.tsx';

/** Creates a project from a prompt, or a blank one. */
export function CreateProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const [isBlank, setIsBlank] = useState(false);
  const focusPath = useFocusPath();
  return (
    <FocusPathContext value={focusPath}>
      {isBlank ? (
        <BlankProjectDialog onClose={onClose} />
      ) : (
        <PromptDialog onClose={onClose} onBlank={() => setIsBlank(true)} />
      )}
    </FocusPathContext>
  );
}

function BlankProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const creation = useSingleRun(useCreateProject(useLanguage()));
  return (
    <ProjectFormDialog
      title={translate('start.create.blank')}
      description={translate('dashboard.create.description')}
      submitLabel={translate('dashboard.create.submit')}
      initial={{ name: '', description: '' }}
      isBusy={creation.isPending}
      problem={creation.isError ? describeSaveError(creation.error, 'dashboard.create.failed') : null}
      onClose={onClose}
      onSubmit={(values) =>
        creation.mutate(values, {
          onSuccess: () => {
            showToast({ type: 'success', title: translate('dashboard.create.done'), isLow: true });
            onClose();
          },
        })
      }
    />
  );
}
