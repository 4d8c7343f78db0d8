import { AppError } from '@kilim/contract';
import { Check, File as FileIcon, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../i18n/error-text.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { formatPercent } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AttachmentItem } from './attachment-item.ts';
import { isPicture } from './is-picture.ts';

/** A small picture of a file of this device. */
function ChosenPicture({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={''} className="size-full object-cover" />;
}

/** Whether sending the same file once more could succeed. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  (error.type !== 'storage_file_empty' && error.type !== 'storage_invalid_file_size');

export interface ChosenFileProps {
  readonly item: AttachmentItem;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file of a message that is not sent yet: its progress, or why it could not be stored. */
export function ChosenFile({ item, isBusy, onRetry, onRemove }: ChosenFileProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { file, part, error, fileId } = item;
  const { name } = file;
  const isSending = fileId === null && error === null;
  return (
    <li
      className={`flex min-w-0 items-center gap-2.5 rounded-control border py-1 pr-1 pl-2 ${error === null ? 'border-line' : 'border-danger/60'}`}
    >
      <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
        {isPicture(file.type) ? (
          <ChosenPicture file={file} />
        ) : (
          <FileIcon aria-hidden="true" className="size-4" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col text-13">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        {isSending ? (
          <progress
            aria-label={translate('attachments.sending', { name })}
            aria-valuetext={formatPercent(part, language)}
            className="mt-1.5 block h-1 w-full accent-primary"
            value={part}
          />
        ) : error === null ? (
          <span role="status" className="flex items-center gap-1 text-12 text-muted numerals">
            <Check aria-hidden="true" className="size-3.5 text-success" />
            {translate('attachments.ready', { size: formatBytes(file.size, language) })}
          </span>
        ) : (
          <span role="alert" className="text-12 text-danger [overflow-wrap:anywhere]">
            {errorText(error, translate)}
          </span>
        )}
      </span>
      {error === null || !mayHelp(error) ? null : (
        <IconButton
          label={translate('attachments.again', { name })}
          icon={<RotateCcw aria-hidden="true" />}
          disabled={isBusy}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={translate(isSending ? 'attachments.stop' : 'attachments.remove', { name })}
        icon={<X aria-hidden="true" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </li>
  );
}
