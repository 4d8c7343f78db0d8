import { type ElementAttachment, type ErrorAttachment, limits } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { aiStatusQuery } from '../api/turns.ts';
import { addToPrompt } from '../chat/add-to-prompt.ts';
import { focusComposer } from '../chat/focus-composer.ts';
import { useStudio } from '../session/studio-context.tsx';

type TextAttachment = ErrorAttachment | ElementAttachment;

/** What the assistant without a model reads of an attachment: words of the prompt. */
function asText(attachment: TextAttachment): string {
  if (attachment.kind === 'error') return attachment.message;
  return attachment.text === '' ? attachment.component : `“${attachment.text}”`;
}

/**
 * Attaches an error or an element to the prompt in the composer and shows the chat. The assistant without a model reads
 * only the prompt, so its text is added there: docs/rules/studio.md#attachments
 */
export function useAttach(): { attach(attachment: TextAttachment): void } {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  const provider = useQuery(aiStatusQuery).data?.provider;
  return {
    attach(attachment) {
      const { prompt, attachments, chatRequest } = ui.getState();
      const isKnown = attachments.some((each) => JSON.stringify(each) === JSON.stringify(attachment));
      if (provider === 'builtin') ui.change({ prompt: addToPrompt(prompt, asText(attachment)) });
      else if (attachments.filter(({ kind }) => kind !== 'image').length >= limits.attachmentsPerPrompt) {
        const maximum = formatNumber(limits.attachmentsPerPrompt, language);
        showToast({ type: 'warning', title: translate('turn.attach.full', { maximum }) });
        return;
      } else if (!isKnown) ui.change({ attachments: [...attachments, attachment] });
      ui.change({ narrowTab: 'chat', chatRequest: chatRequest + 1 });
      focusComposer();
    },
  };
}
