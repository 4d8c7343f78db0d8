import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { listUnsavedProjects, onUnsavedChange } from '../../storage/unsaved-changes.ts';
import { Badge } from '../../ui/badge.tsx';

/** Marks a project with changes that only this browser has. */
export function UnsavedBadge({ projectId }: { readonly projectId: string }) {
  const translate = useTranslate();
  const isUnsaved = useSyncExternalStore(
    onUnsavedChange,
    () => listUnsavedProjects().includes(projectId),
    () => false,
  );
  if (!isUnsaved) return null;
  return (
    <span className="flex">
      <Badge tone="warning">
        <CloudOff aria-hidden="true" className="size-3.5" />
        {translate('dashboard.card.unsaved')}
      </Badge>
    </span>
  );
}
