import type { ChatMessage } from '@kilim/contract';
import { Copy, FileDiff, History } from 'lucide-react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import { useRestoreVersion } from '../versions/use-restore-version.ts';

interface AiMessageFooterProps {
  readonly message: ChatMessage;
  readonly metadata: NonNullable<ChatMessage['metadata']>;
}

/** Cost, tokens and model of an answer, with buttons to copy it, show its changes and restore its version. */
export function AiMessageFooter({ message, metadata }: AiMessageFooterProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  const restore = useRestoreVersion();
  const { versionId } = metadata;
  const facts = [
    metadata.creditsUsed === 0
      ? translate('chat.free')
      : translate('chat.cost', { credits: formatNumber(metadata.creditsUsed, language) }),
    translate('chat.tokens', { tokens: formatNumber(metadata.tokensUsed, language) }),
    metadata.provider === 'builtin' ? translate('chat.builtin') : metadata.model,
    ...(metadata.wasRepaired ? [translate('chat.repaired')] : []),
  ];

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(message.content);
    showToast({ type: 'success', title: translate('chat.copied') });
  }

  return (
    <div className="-ml-2 flex flex-wrap items-center text-12 text-muted">
      <IconButton
        icon={<Copy aria-hidden="true" />}
        label={translate('chat.copy')}
        onClick={() => void copy()}
      />
      {versionId === null ? null : (
        <>
          <IconButton
            icon={<FileDiff aria-hidden="true" />}
            label={translate('chat.showChanges')}
            onClick={() => ui.change({ isVersionsOpen: true, versionId, versionPath: null })}
          />
          <IconButton
            icon={<History aria-hidden="true" />}
            isBusy={restore.isRestoring}
            label={translate('chat.restore')}
            onClick={() => void restore.restore(versionId)}
          />
        </>
      )}
      <span className="min-w-0 px-1 numerals">{facts.join(' · ')}</span>
    </div>
  );
}
