import type { ChatMessage } from '@kilim/contract';
import { Copy, History } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { MessageMenu } from '../resend/message-menu.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { useRestoreVersion } from '../versions/use-restore-version.ts';

const dot = '·';

interface AiMessageFooterProps {
  readonly message: ChatMessage;
  /** What the user asked; null if that message is not loaded. */
  readonly asked: ChatMessage | null;
  readonly metadata: NonNullable<ChatMessage['metadata']>;
}

/** What an answer cost and its version, with buttons to show the changes, restore the version and copy the text. */
export function AiMessageFooter({ message, asked, metadata }: AiMessageFooterProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  const restore = useRestoreVersion();
  const { versionId, versionNumber } = metadata;
  const notes = [
    // Words and steps through the versions are free and not labelled: nothing was composed.
    ...(metadata.provider === 'builtin' && versionId !== null && metadata.creditsUsed > 0
      ? [translate('chat.composed')]
      : []),
    ...(metadata.mode === 'ask' ? [translate('turn.mode.asked')] : []),
    ...(metadata.mode === 'plan' ? [translate('turn.mode.planned')] : []),
    ...(metadata.wasRepaired ? [translate('chat.repaired')] : []),
  ];

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.content);
      showToast({ type: 'success', title: translate('chat.copied') });
    } catch (error) {
      showToast({ type: 'error', title: translate('chat.copyFailed'), message: errorText(error, translate) });
    }
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1 text-12 text-muted sm:min-h-10">
      <span className="numerals">
        {metadata.creditsUsed === 0
          ? translate('chat.free')
          : translate(message.mount?.charge === 'returned' ? 'chat.costReturned' : 'chat.cost', {
              count: metadata.creditsUsed,
              credits: formatNumber(metadata.creditsUsed, language),
            })}
      </span>
      {notes.map((note) => (
        <span key={note}>
          <span aria-hidden="true" className="pr-1">
            {dot}
          </span>
          {note}
        </span>
      ))}
      {versionId === null ? null : (
        <>
          <span aria-hidden="true">{dot}</span>
          <button
            className="min-h-10 rounded-control px-1 font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            onClick={() => ui.change({ isVersionsOpen: true, versionId, versionPath: null })}
            type="button"
          >
            {versionNumber === undefined
              ? translate('chat.showChanges')
              : translate('studio.versions.number', { number: versionNumber })}
          </button>
        </>
      )}
      {/* Together, so that a narrow chat moves both to the next line. */}
      <span className="-mr-2.5 ml-auto flex gap-x-1">
        {versionId === null ? null : (
          <IconButton
            icon={<History aria-hidden="true" />}
            isBusy={restore.isRestoring}
            label={translate('chat.restore')}
            onClick={() => void restore.restore(versionId)}
          />
        )}
        <IconButton
          icon={<Copy aria-hidden="true" />}
          label={translate('chat.copy')}
          onClick={() => void copy()}
        />
        <MessageMenu asked={asked} message={message} />
      </span>
    </div>
  );
}
