import type { StorageConsumer, StorageUsage } from '@kilim/contract';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useFreeSpace } from './free-space.ts';

/** The open confirmation. */
type Confirmation =
  | { readonly kind: 'empty' }
  | { readonly kind: 'remove'; readonly project: StorageConsumer }
  | {
      readonly kind: 'thin';
      readonly project: StorageConsumer;
      readonly versions: number;
      readonly freedBytes: number;
    };

/** The largest projects, including those in the trash, with actions that free space. */
export function LargestProjectsCard({ use }: { readonly use: StorageUsage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { preview, thin, remove, empty } = useFreeSpace();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const size = (bytes: number): string => formatBytes(bytes, language);
  const failed = (key: 'storage.thin.failed' | 'storage.remove.failed' | 'storage.trash.failed') => {
    return (error: unknown): void => {
      showToast({ type: 'error', title: translate(key), message: errorText(error, translate) });
    };
  };
  const close = (): void => setConfirmation(null);

  const openThinning = (project: StorageConsumer): void =>
    preview.mutate(project.projectId, {
      onSuccess: (found) => {
        if (found.versions > 0) setConfirmation({ kind: 'thin', project, ...found });
        else showToast({ type: 'info', title: translate('storage.thin.nothing') });
      },
      onError: failed('storage.thin.failed'),
    });
  const confirmThin = (project: StorageConsumer): void =>
    thin.mutate(project.projectId, {
      onSuccess: ({ freedBytes }) =>
        showToast({ type: 'success', title: translate('storage.thin.done', { size: size(freedBytes) }) }),
      onError: failed('storage.thin.failed'),
      onSettled: close,
    });
  const confirmRemove = (project: StorageConsumer): void =>
    remove.mutate(project, {
      onSuccess: () =>
        showToast({
          type: 'success',
          title: translate('storage.remove.done', { name: project.name, size: size(project.bytes) }),
        }),
      onError: failed('storage.remove.failed'),
      onSettled: close,
    });
  const confirmEmpty = (): void =>
    empty.mutate(undefined, {
      onSuccess: ({ freedBytes }) =>
        showToast({ type: 'success', title: translate('storage.trash.done', { size: size(freedBytes) }) }),
      onError: failed('storage.trash.failed'),
      onSettled: close,
    });

  return (
    <SettingsCard
      title={translate('storage.largest.title')}
      description={translate('storage.largest.description')}
      aside={
        use.trashProjects === 0 ? null : (
          <Button
            variant="secondary"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => setConfirmation({ kind: 'empty' })}
          >
            {translate('storage.trash.empty')}
          </Button>
        )
      }
    >
      {use.trashProjects < use.trashLimit ? null : (
        <p className="text-14 text-warning">
          {translate('storage.trash.full', { count: use.trashProjects })}
        </p>
      )}
      {use.consumers.length === 0 ? (
        <p className="py-6 text-center text-14 text-muted">{translate('storage.largest.empty')}</p>
      ) : (
        <ul aria-label={translate('storage.largest.title')} className="-my-3 divide-y divide-line">
          {use.consumers.map((project) => (
            <li
              key={project.projectId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex items-center gap-2 text-14 font-medium">
                  <bdi className="truncate">{project.name}</bdi>
                  {project.isInTrash ? <Badge>{translate('storage.largest.inTrash')}</Badge> : null}
                </p>
                <p className="text-12 text-muted numerals">
                  {translate('storage.largest.facts', {
                    size: size(project.bytes),
                    count: project.versions,
                  })}
                </p>
              </div>
              <div className="flex shrink-0 items-center gap-1">
                {project.isInTrash || project.versions < 2 ? null : (
                  <Button
                    variant="secondary"
                    icon={<History aria-hidden="true" className="size-4" />}
                    aria-label={translate('storage.largest.thinNamed', { name: project.name })}
                    isBusy={preview.isPending && preview.variables === project.projectId}
                    onClick={() => openThinning(project)}
                  >
                    {translate('storage.largest.thin')}
                  </Button>
                )}
                <IconButton
                  label={translate('storage.largest.removeNamed', { name: project.name })}
                  tip={translate('storage.largest.remove')}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setConfirmation({ kind: 'remove', project })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {confirmation?.kind === 'thin' ? (
        <ConfirmDialog
          isOpen
          title={translate('storage.thin.question', { name: confirmation.project.name })}
          description={translate('storage.thin.description', {
            count: confirmation.versions,
            size: size(confirmation.freedBytes),
          })}
          confirmLabel={translate('storage.thin.confirm')}
          isBusy={thin.isPending}
          onConfirm={() => confirmThin(confirmation.project)}
          onCancel={close}
        />
      ) : null}
      {confirmation?.kind === 'remove' ? (
        <ConfirmDialog
          isOpen
          title={translate('storage.remove.question', { name: confirmation.project.name })}
          description={translate('storage.remove.description', {
            count: confirmation.project.versions,
            size: size(confirmation.project.bytes),
          })}
          confirmLabel={translate('storage.remove.confirm')}
          isBusy={remove.isPending}
          onConfirm={() => confirmRemove(confirmation.project)}
          onCancel={close}
        />
      ) : null}
      {confirmation?.kind === 'empty' ? (
        <ConfirmDialog
          isOpen
          title={translate('storage.trash.question')}
          description={translate('storage.trash.description', {
            count: use.trashProjects,
            size: size(use.kinds.trash),
          })}
          confirmLabel={translate('storage.trash.confirm')}
          isBusy={empty.isPending}
          onConfirm={confirmEmpty}
          onCancel={close}
        />
      ) : null}
    </SettingsCard>
  );
}
