import type { Project } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { useUpdateProject } from './api/save-project.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';
import { describeSaveError } from './project-rules.ts';
import { TagField } from './tag-field.tsx';

export interface EditProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Edits a project's name, description and tags. */
export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const translate = useTranslate();
  const [tags, setTags] = useState<readonly string[]>(project.tags);
  const update = useSingleRun(useUpdateProject(project.id));
  return (
    <ProjectFormDialog
      title={translate('dashboard.edit.title')}
      submitLabel={translate('common.save')}
      initial={{ name: project.name, description: project.description }}
      isBusy={update.isPending}
      problem={update.isError ? describeSaveError(update.error, 'dashboard.edit.failed') : null}
      onClose={onClose}
      onSubmit={({ name, description }) => {
        const change = {
          ...(name === project.name ? {} : { name }),
          ...(description === project.description ? {} : { description }),
          ...(tags === project.tags ? {} : { tags: [...tags] }),
        };
        if (Object.keys(change).length === 0) onClose();
        else update.mutate(change, { onSuccess: onClose });
      }}
      after={<TagField tags={tags} onChange={setTags} />}
    />
  );
}
