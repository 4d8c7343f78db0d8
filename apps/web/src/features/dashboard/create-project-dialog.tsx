import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt, savePendingPrompt } from '../../storage/pending-prompt.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCreateProject } from './api/save-project.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';
import { describeSaveError } from './project-rules.ts';
import { suggestName } from './suggest-name.ts';

/** Creates a project. A prompt kept from the home page is passed on to the studio. */
export function CreateProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const creation = useSingleRun(useCreateProject(useLanguage()));
  const [prompt, setPrompt] = useState(readPendingPrompt);
  const removePrompt = (): void => {
    savePendingPrompt('');
    setPrompt(null);
  };

  return (
    <ProjectFormDialog
      title={translate('dashboard.create.title')}
      description={translate('dashboard.create.description')}
      submitLabel={translate('dashboard.create.submit')}
      initial={{ name: prompt === null ? '' : suggestName(prompt), description: '' }}
      isBusy={creation.isPending}
      problem={creation.isError ? describeSaveError(creation.error, 'dashboard.create.failed') : null}
      onClose={onClose}
      onSubmit={(values) =>
        creation.mutate(values, {
          onSuccess: (project) => {
            showToast({ type: 'success', title: translate('dashboard.create.done') });
            if (prompt === null) onClose();
            else void navigate(paths.studio.to(project.id), { replace: true });
          },
        })
      }
    >
      {prompt === null ? null : (
        <div className="rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
          <div className="flex items-center justify-between gap-2">
            <p className="text-12 text-muted">{translate('dashboard.create.prompt')}</p>
            <IconButton
              label={translate('dashboard.create.forgetPrompt')}
              icon={<X aria-hidden="true" />}
              onClick={removePrompt}
            />
          </div>
          <p className="line-clamp-3 pr-2 pb-2 text-14">{prompt}</p>
        </div>
      )}
    </ProjectFormDialog>
  );
}
