import { attachmentLimits, megabyte } from '@kilim/contract';
import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChosenFile } from './chosen-file.tsx';
import { type AttachmentItems, type ChangeItems, useAttachments } from './use-attachments.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

export interface AttachmentFieldProps {
  readonly items: AttachmentItems;
  readonly onChange: ChangeItems;
  /** The message is being sent. */
  readonly isBusy: boolean;
}

/** Files of a message: chosen, dropped on its form or pasted into it. */
export function AttachmentField({ items, onChange, isBusy }: AttachmentFieldProps) {
  const translate = useTranslate();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isFull, add, retry, remove } = useAttachments(items, onChange);
  const isOver = useDroppedFiles(root, (files) => {
    if (!isBusy) add(files);
  });
  const { perMessage, bytesPerFile } = attachmentLimits;
  return (
    <div
      ref={root}
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-control',
        isOver ? 'outline-2 outline-offset-4 outline-primary outline-dashed' : undefined,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          ref={button}
          variant="secondary"
          aria-describedby={hintId}
          disabled={isBusy}
          icon={<Paperclip aria-hidden="true" className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {translate('attachments.add')}
        </Button>
        <p id={hintId} className="min-w-0 flex-1 basis-52 text-12 text-muted">
          {isOver
            ? translate('attachments.drop')
            : translate('attachments.hint', { files: perMessage, limit: bytesPerFile / megabyte })}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={translate('attachments.add')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      {items.length === 0 ? null : (
        <ul aria-label={translate('attachments.chosen')} className="flex flex-col gap-1.5">
          {items.map((item) => (
            <ChosenFile
              key={item.id}
              item={item}
              isBusy={isBusy}
              onRetry={() => retry(item)}
              onRemove={() => {
                remove(item);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p role="alert" className="text-13 text-danger">
          {translate('attachments.tooMany', { files: perMessage })}
        </p>
      ) : null}
    </div>
  );
}
