import { type Attachment, limits } from '@kilim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCredits } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { estimateQuery } from '../api/turns.ts';
import { AttachmentList } from '../attachments/lazy-attachment-list.ts';
import { isAffordable } from '../chat/composer-price.tsx';
import { priceText } from '../chat/price.ts';
import { useSendPrompt } from '../chat/use-send-prompt.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import type { ResendRequest } from '../session/studio-ui.ts';

/** Asks before the project goes back to before a message: docs/rules/studio.md#message-actions */
export function ResendDialog({ request }: { readonly request: ResendRequest }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, sync, ui } = useStudio();
  const client = useQueryClient();
  const credits = useCredits();
  const [prompt, setPrompt] = useState(request.prompt);
  const { canSend, send } = useSendPrompt();
  const isSending = useStudioUi((state) => state.sending !== null);
  const error = useStudioUi((state) => state.sendError);
  const [hasTried, setHasTried] = useState(false);
  const text = prompt.trim();
  const [attachments, setAttachments] = useState(request.attachments);
  const { mode } = request;
  const isEdit = request.kind === 'edit';
  const estimate = useQuery(estimateQuery(projectId, text, { mode, attachments })).data;
  const canAfford = isAffordable(estimate, credits.data?.balance);
  const close = (): void => ui.change({ resend: null });

  async function submit(): Promise<void> {
    if (text === '' || !canSend || !canAfford) return;
    setHasTried(true);
    const result = await send(text, { mode, attachments, replaces: request.turnId });
    if (result === 'failed') return;
    close();
    // The restored files and the shorter chat.
    await sync.pull();
    void client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
  }

  const price =
    estimate === undefined ? '' : priceText(estimate, (value) => formatNumber(value, language), translate);
  return (
    <FormDialog
      description={translate('turn.resend.hint')}
      isBusy={isSending}
      isDirty={prompt !== request.prompt || attachments !== request.attachments}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      problem={hasTried && error !== null && !isSending ? errorText(error, translate) : null}
      submitLabel={translate('turn.resend.confirm')}
      title={translate(isEdit ? 'turn.resend.titleEdit' : 'turn.resend.titleAgain')}
    >
      <TextArea
        autoFocus={isEdit}
        hint={price}
        label={translate('turn.resend.prompt')}
        maxLength={limits.promptMaximum}
        onChange={(event) => setPrompt(event.target.value)}
        rows={5}
        value={prompt}
      />
      {attachments.length === 0 ? null : (
        <AttachmentList
          attachments={attachments}
          {...(isEdit && {
            onRemove: (removed: Attachment) =>
              setAttachments((all) => all.filter((each) => each !== removed)),
          })}
        />
      )}
    </FormDialog>
  );
}
