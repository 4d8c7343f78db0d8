import { contactLimits } from '@kilim/contract';
import { Pencil, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import {
  type AttachmentItem,
  discardItems,
  isIncomplete,
  storedIds,
} from '../../../tickets/attachments/attachment-item.ts';
import { AttachmentField } from '../../../tickets/attachments/lazy-attachments.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCannedReplies } from './api/canned-replies.ts';
import { useAnswer } from './api/queue.ts';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';

/** The answer to the customer, from a prepared one if wanted; the text stays when it could not be sent. */
export function AnswerForm({ ticketId }: { readonly ticketId: string }) {
  const translate = useTranslate();
  const [message, setMessage] = useState('');
  const [items, setItems] = useState<readonly AttachmentItem[]>([]);
  const [isTold, setIsTold] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const canned = useCannedReplies();
  const sending = useSingleRun(useAnswer(ticketId));
  const isBlank = message.trim() === '';
  const insert = (text: string): void => setMessage(isBlank ? text : `${message.trimEnd()}\n\n${text}`);
  const mustWait = isIncomplete(items);
  const clear = (): void => {
    setMessage('');
    setItems([]);
    setIsTold(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTold(mustWait);
    if (isBlank || mustWait) return;
    const draft = { message, attachments: storedIds(items) };
    sending.mutate(draft, {
      onSuccess: () => {
        clear();
        showToast({ type: 'success', title: translate('adminSupport.answered') });
      },
    });
  };
  return (
    <>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <TextArea
          label={translate('adminSupport.answer')}
          hint={translate('adminSupport.answerHint')}
          rows={5}
          value={message}
          maxLength={contactLimits.messageMaximum}
          onChange={({ target }) => setMessage(target.value)}
          error={
            isTold && mustWait
              ? translate('support.waitForFiles')
              : sending.isError
                ? `${translate('adminSupport.answerFailed')} ${errorText(sending.error, translate)}`
                : undefined
          }
        />
        <AttachmentField
          fallback={<div className="h-11 sm:h-10" />}
          items={items}
          onChange={setItems}
          isBusy={sending.isPending}
        />
        <div role="group" aria-label={translate('adminSupport.canned')} className="flex flex-wrap gap-2">
          {(canned.data ?? []).map(({ title, message: text }) => (
            <Button
              key={title + text}
              variant="secondary"
              className="max-w-full"
              onClick={() => insert(text)}
            >
              <span className="truncate">{title}</span>
            </Button>
          ))}
          <IconButton
            label={translate('adminSupport.editCanned')}
            icon={<Pencil aria-hidden="true" />}
            disabled={canned.data === undefined}
            onClick={() => setIsEditing(true)}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button
            variant="secondary"
            disabled={(message === '' && items.length === 0) || sending.isPending}
            onClick={() => {
              void discardItems(items);
              clear();
            }}
          >
            {translate('support.clear')}
          </Button>
          <Button
            type="submit"
            disabled={isBlank}
            isBusy={sending.isPending}
            icon={<Send aria-hidden="true" className="size-4" />}
          >
            {translate('support.send')}
          </Button>
        </div>
      </form>
      {isEditing && canned.data !== undefined ? (
        <CannedRepliesDialog replies={canned.data} onClose={() => setIsEditing(false)} />
      ) : null}
    </>
  );
}
