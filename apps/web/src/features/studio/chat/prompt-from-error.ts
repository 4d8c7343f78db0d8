import { limits } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import type { PreviewError } from '@kilim/preview/host';

/** The prompt of "Fix with AI": the error with its place and source lines, in the user's language. */
export function promptFromError(error: PreviewError, message: string, translate: Translate): string {
  const place = error.path === null ? '' : `${error.path}${error.line === null ? '' : `:${error.line}`}`;
  const intro =
    place === ''
      ? translate('chat.fixPrompt.anywhere', { message })
      : translate('chat.fixPrompt.atPlace', { message, place });
  const text = error.frame === null ? intro : `${intro}\n\n\`\`\`\n${error.frame}\n\`\`\``;
  return text.slice(0, limits.promptMaximum);
}
