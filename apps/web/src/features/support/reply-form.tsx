import { contactLimits } from '@kilim/contract';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import {
  type AttachmentItem,
  discardItems,
  isIncomplete,
  storedIds,
} from '../../tickets/attachments/attachment-item.ts';
import { AttachmentField } from '../../tickets/attachments/lazy-attachments.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { useReply } from './api/tickets.ts';

/** The reply of the customer; the text stays when it could not be sent. */
export function ReplyForm({ ticketId }: { readonly ticketId: string }) {
  const translate = useTranslate();
  const [message, setMessage] = useState('');
  const [items, setItems] = useState<readonly AttachmentItem[]>([]);
  const [isTold, setIsTold] = useState(false);
  const sending = useSingleRun(useReply(ticketId));
  const isBlank = message.trim() === '';
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
        showToast({ type: 'success', title: translate('support.sent') });
      },
    });
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextArea
        label={translate('support.reply')}
        value={message}
        maxLength={contactLimits.messageMaximum}
        onChange={({ target }) => setMessage(target.value)}
        error={
          isTold && mustWait
            ? translate('support.waitForFiles')
            : sending.isError
              ? `${translate('support.replyFailed')} ${errorText(sending.error, translate)}`
              : undefined
        }
      />
      <AttachmentField
        fallback={<div className="h-11 sm:h-10" />}
        items={items}
        onChange={setItems}
        isBusy={sending.isPending}
      />
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
  );
}
