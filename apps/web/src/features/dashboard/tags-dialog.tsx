import type { Project } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { useUpdateProject } from './api/save-project.ts';
import { describeSaveError } from './project-rules.ts';
import { TagField } from './tag-field.tsx';

export interface TagsDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Edits a project's tags. */
export function TagsDialog({ project, onClose }: TagsDialogProps) {
  const translate = useTranslate();
  const [tags, setTags] = useState<readonly string[]>(project.tags);
  const update = useSingleRun(useUpdateProject(project.id));
  const problem = update.isError ? describeSaveError(update.error, 'dashboard.edit.failed') : null;
  return (
    <Dialog
      isOpen
      isHeld={tags !== project.tags}
      onClose={onClose}
      title={translate('dashboard.tags.edit', { name: project.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <OnlineButton
            isBusy={update.isPending}
            onClick={() => update.mutate({ tags: [...tags] }, { onSuccess: onClose })}
          >
            {translate('common.save')}
          </OnlineButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-1">
        <TagField tags={tags} onChange={setTags} />
        <p role="alert" className="text-13 text-danger">
          {problem === null ? null : translate(problem.key, problem.params)}
        </p>
      </div>
    </Dialog>
  );
}
