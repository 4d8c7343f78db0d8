import type { ListedProject } from '@kilim/contract';
import { Copy, Pencil, Tag, Trash2 } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { OnlineIconButton } from '../../ui/online-button.tsx';

export interface ProjectItemProps {
  readonly project: ListedProject;
  readonly isDuplicating: boolean;
  readonly onEdit: () => void;
  readonly onTags: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The buttons of a project's actions in the list; all need the server. */
export function ProjectActions(props: ProjectItemProps) {
  const { project, isDuplicating, onEdit, onTags, onDuplicate, onDelete } = props;
  const translate = useTranslate();
  const { name } = project;
  return (
    <>
      <OnlineIconButton
        label={translate('dashboard.card.edit', { name })}
        tip={translate('dashboard.card.editTip')}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
      <OnlineIconButton
        label={translate('dashboard.card.tags', { name })}
        tip={translate('dashboard.card.tagsTip')}
        icon={<Tag aria-hidden="true" />}
        onClick={onTags}
      />
      <OnlineIconButton
        label={translate('dashboard.card.duplicate', { name })}
        tip={translate('dashboard.card.duplicateTip')}
        icon={<Copy aria-hidden="true" />}
        isBusy={isDuplicating}
        onClick={onDuplicate}
      />
      <OnlineIconButton
        label={translate('dashboard.card.delete', { name })}
        tip={translate('dashboard.card.deleteTip')}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </>
  );
}
