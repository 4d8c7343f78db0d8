import type { Attachment } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { CircleAlert, SquareMousePointer, X } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { ImageTile } from '../images/image-tiles.tsx';

function nameOf(attachment: Attachment, translate: Translate): string {
  if (attachment.kind === 'error') return translate('turn.attach.error', { message: attachment.message });
  if (attachment.kind === 'image') {
    const name = attachment.name === '' ? translate('turn.attach.unnamed') : attachment.name;
    return translate('turn.attach.image', { name });
  }
  const { component, path, line } = attachment;
  return translate('turn.attach.element', { component, place: `${path}:${line}` });
}

export interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  /** Without it, the list is only shown. */
  readonly onRemove?: (attachment: Attachment) => void;
}

/** What is attached to a prompt: errors, elements and images. */
export function AttachmentList({ attachments, onRemove }: AttachmentListProps) {
  const translate = useTranslate();
  return (
    <ul aria-label={translate('turn.attach.list')} className="flex flex-wrap gap-2 p-1">
      {attachments.map((attachment) => {
        const name = nameOf(attachment, translate);
        if (attachment.kind === 'image') {
          const remove = onRemove && (() => onRemove(attachment));
          return <ImageTile image={attachment} key={attachment.hash} name={name} onRemove={remove} />;
        }
        const Icon = attachment.kind === 'error' ? CircleAlert : SquareMousePointer;
        return (
          <li
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line bg-sunken pl-2 text-12"
            key={JSON.stringify(attachment)}
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <span className="min-w-0 truncate pr-2">{name}</span>
            {onRemove === undefined ? null : (
              <button
                aria-label={translate('turn.attach.remove', { name })}
                className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
                onClick={() => onRemove(attachment)}
                type="button"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
