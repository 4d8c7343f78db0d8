import type { PreviewError } from '@kilim/preview/host';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recordEvent } from '../../../analytics/record.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { messagesQuery } from '../api/messages.ts';
import { addToPrompt } from '../chat/add-to-prompt.ts';
import { focusComposer } from '../chat/focus-composer.ts';
import { promptFromError } from '../chat/prompt-from-error.ts';
import { useStudio } from '../session/studio-context.tsx';
import { previewErrorText } from './preview-error-text.ts';

/** Actions for an error. */
export interface ErrorActions {
  /** Opens its line; null if it has none. */
  readonly goToLine: (() => void) | null;
  /** Puts a prompt about it into the composer; the user sees its price there and sends it. */
  readonly fix: () => void;
}

export function useErrorActions(error: PreviewError): ErrorActions {
  const translate = useTranslate();
  const { projectId, reveal, document, ui } = useStudio();
  const { data: messages } = useInfiniteQuery(messagesQuery(projectId));
  const { path, line, column } = error;
  const isKnown = path !== null && document.getState().files.has(path);
  return {
    goToLine: isKnown && line !== null ? () => reveal(path, line, column ?? 1) : null,
    fix() {
      recordEvent('action', 'fix-requested');
      const { prompt, chatRequest } = ui.getState();
      const text = promptFromError(error, previewErrorText(error, translate), translate, messages);
      ui.change({ prompt: addToPrompt(prompt, text), narrowTab: 'chat', chatRequest: chatRequest + 1 });
      focusComposer('beginning');
    },
  };
}
