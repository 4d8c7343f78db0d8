import type { ListedProject } from '@kilim/contract';
import { Copy, Pencil, Tag, Trash2 } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export interface ProjectItemProps {
  readonly project: ListedProject;
  readonly isDuplicating: boolean;
  readonly onEdit: () => void;
  readonly onTags: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The menu of a project's actions in the list. */
export function ProjectActions(props: ProjectItemProps) {
  const { project, isDuplicating, onEdit, onTags, onDuplicate, onDelete } = props;
  const translate = useTranslate();
  const { name } = project;
  return (
    <>
      <IconButton
        label={translate('dashboard.card.edit', { name })}
        tip={translate('dashboard.card.editTip')}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        label={translate('dashboard.card.tags', { name })}
        tip={translate('dashboard.card.tagsTip')}
        icon={<Tag aria-hidden="true" />}
        onClick={onTags}
      />
      <IconButton
        label={translate('dashboard.card.duplicate', { name })}
        tip={translate('dashboard.card.duplicateTip')}
        icon={<Copy aria-hidden="true" />}
        isBusy={isDuplicating}
        onClick={onDuplicate}
      />
      <IconButton
        label={translate('dashboard.card.delete', { name })}
        tip={translate('dashboard.card.deleteTip')}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </>
  );
}
