import type { PersonalDataExport } from '@kilim/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDataExport } from '../api/data-export.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useFreeSpace } from './free-space.ts';

function ReadyArchive({ archive }: { readonly archive: PersonalDataExport }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { removeExport } = useFreeSpace();
  const [isAsking, setAsking] = useState(false);
  const size = formatBytes(archive.size ?? 0, language);
  const confirm = (): void =>
    removeExport.mutate(archive.id, {
      onSuccess: () => showToast({ type: 'success', title: translate('storage.archive.done', { size }) }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('storage.archive.failed'),
          message: errorText(error, translate),
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <SettingsCard
      title={translate('storage.archive.title')}
      description={`${size} · ${translate('storage.archive.description', {
        time: formatDateTime(archive.expiresAt, language),
      })}`}
      aside={
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setAsking(true)}
        >
          {translate('storage.archive.remove')}
        </Button>
      }
    >
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={translate('storage.archive.question')}
          description={translate('storage.archive.explanation', { size })}
          confirmLabel={translate('storage.archive.remove')}
          isBusy={removeExport.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </SettingsCard>
  );
}

/** The archive of a finished data export, with a button to delete it. */
export function DataExportArchiveCard() {
  const { data } = useDataExport();
  return data?.status === 'ready' ? <ReadyArchive archive={data} /> : null;
}
