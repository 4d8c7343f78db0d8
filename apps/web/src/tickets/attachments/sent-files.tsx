import type { TicketAttachment } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, File as FileIcon, ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { downloadUrl, thumbnailUrl, viewUrl } from './file-urls.ts';
import { isPicture } from './is-picture.ts';
import { deleteFile } from './send-file.ts';

function useDeleteFile() {
  const client = useQueryClient();
  const translate = useTranslate();
  return useMutation({
    mutationFn: deleteFile,
    onSuccess: async () => {
      showToast({ type: 'success', title: translate('attachments.deleted') });
      await client.invalidateQueries({ queryKey: queryKeys.tickets.all });
      await client.invalidateQueries({ queryKey: queryKeys.tickets.inAdmin });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: translate('attachments.deleteFailed'),
        message: errorText(error, translate),
      }),
  });
}

/** A small picture that opens the whole one in a tab of its own. */
function Picture({ file }: { readonly file: TicketAttachment }) {
  const translate = useTranslate();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <a
      href={viewUrl(file.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={translate('attachments.open', { name: file.name })}
      className="grid h-18 w-24 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted"
    >
      {isMissing ? (
        <ImageOff aria-hidden="true" className="size-5" />
      ) : (
        <img
          alt={''}
          className="size-full object-cover"
          decoding="async"
          loading="lazy"
          onError={() => setIsMissing(true)}
          src={thumbnailUrl(file.id)}
        />
      )}
    </a>
  );
}

export interface SentFilesProps {
  readonly files: readonly TicketAttachment[];
  readonly canDelete: boolean;
}

/** The files of a message with their names and sizes. */
export function SentFiles({ files, canDelete }: SentFilesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const removing = useDeleteFile();
  const [asked, setAsked] = useState<TicketAttachment | null>(null);
  return (
    <>
      <ul aria-label={translate('attachments.list')} className="flex min-w-0 flex-col gap-2 pt-2">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex min-w-0 flex-wrap items-center gap-x-2.5 rounded-control border border-line bg-raised p-1.5"
          >
            {isPicture(file.mediaType) ? (
              <Picture file={file} />
            ) : (
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-muted">
                <FileIcon aria-hidden="true" className="size-5" />
              </span>
            )}
            <span className="flex min-w-0 flex-1 basis-28 flex-col">
              <span className="line-clamp-2 text-13 font-medium [overflow-wrap:anywhere]" title={file.name}>
                {file.name}
              </span>
              <span className="text-12 text-muted numerals">{formatBytes(file.size, language)}</span>
            </span>
            <span className="ml-auto flex">
              <Tooltip label={translate('attachments.save')}>
                <a
                  href={downloadUrl(file.id)}
                  download={file.name}
                  aria-label={translate('attachments.download', { name: file.name })}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-ink/6 hover:text-ink sm:size-10"
                >
                  <Download aria-hidden="true" className="size-[18px]" />
                </a>
              </Tooltip>
              {canDelete ? (
                <IconButton
                  label={translate('attachments.delete', { name: file.name })}
                  icon={<Trash2 aria-hidden="true" />}
                  isBusy={removing.isPending && removing.variables === file.id}
                  onClick={() => setAsked(file)}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={translate('attachments.deleteTitle', { name: asked?.name ?? '' })}
        description={translate('attachments.deleteText')}
        confirmLabel={translate('attachments.deleteConfirm')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) removing.mutate(asked.id);
          setAsked(null);
        }}
      />
    </>
  );
}
