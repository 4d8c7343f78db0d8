import { isTurnOver, limits } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useCredits } from '../../../api/credits.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { aiStatusQuery, estimateQuery } from '../api/turns.ts';
import { AttachmentList } from '../attachments/lazy-attachment-list.ts';
import { AddImageButton } from '../images/add-image-button.tsx';
import { imagesIn, useAddImages } from '../images/use-add-images.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { ComposerPrice, isAffordable } from './composer-price.tsx';
import { composerId, focusComposer } from './focus-composer.ts';
import { localizedQuickPrompts } from './localized-quick-prompts.ts';
import { ModeMenu } from './mode-menu.tsx';
import { writeAttachmentDraft, writePromptDraft } from './prompt-drafts.ts';
import { quickPromptIcon } from './quick-prompt-icon.tsx';
import { recallPrompt } from './recall-prompt.ts';
import { SendButtons } from './send-buttons.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useSubmitPrompt } from './use-submit-prompt.ts';

const CreditNotice = lazyComponent(async () => (await import('./credit-notice.tsx')).CreditNotice);
const ComposerImages = lazyComponent(
  async () => (await import('../images/composer-images.tsx')).ComposerImages,
);
const QueuedPrompts = lazyComponent(async () => (await import('../queue/queued-prompts.tsx')).QueuedPrompts);

const estimateDelay = 350;

interface ComposerProps {
  readonly isFirst: boolean;
  /** The prompts sent so far, oldest first, for the arrow keys. */
  readonly sent: readonly string[];
}

/** The prompt input with the price beside its button; disabled with a notice when credits do not suffice. */
export function Composer({ isFirst, sent }: ComposerProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, queue, turns, ui } = useStudio();
  const { prompt, mode, attachments } = useStudioUi(
    useShallow((state) => ({ prompt: state.prompt, mode: state.mode, attachments: state.attachments })),
  );
  const isSending = useStudioUi((state) => state.sending !== null);
  const isUploading = useStudioUi((state) => state.imageUploads.length > 0);
  const addImages = useAddImages();
  const readsImages = useQuery(aiStatusQuery).data?.readsImages;
  const running = useStore(turns, ({ turn }) => (turn !== null && !isTurnOver(turn.status) ? turn : null));
  const waiting = useStore(queue, ({ items }) => items.length);
  const isQueueing = running !== null || waiting > 0;
  const credits = useCredits();
  const { canSend, submit } = useSubmitPrompt(isQueueing);
  const settledPrompt = useDebouncedValue(prompt, estimateDelay);
  const isTooLong = prompt.length > limits.promptMaximum;
  const { data: estimate, isPlaceholderData } = useQuery({
    ...estimateQuery(projectId, settledPrompt, { mode, attachments }),
    enabled: settledPrompt.trim() !== '' && settledPrompt.length <= limits.promptMaximum,
  });
  const isOld = isPlaceholderData || settledPrompt !== prompt;
  const hasImages = attachments.some(({ kind }) => kind === 'image');
  // Known before anything is typed; the estimate knows what answers this prompt.
  const isUnread = (hasImages || isUploading) && (estimate?.readsImages ?? readsImages) === false;
  const balance = credits.data?.balance;
  const isBlocked = isTooLong || (!isOld && prompt.trim() !== '' && !isAffordable(estimate, balance));
  // A balance that could not be loaded is unknown, not empty: a prompt can be typed, and is kept.
  const isRefused = credits.data === undefined ? !credits.isError : !credits.data.canUseAi;
  const isDisabled = isRefused || isSending;
  // The notice loads the balance again, which must not remove the notice.
  const isNoticeShown = credits.data === undefined ? credits.errorUpdateCount > 0 : credits.data.isLow;
  const input = useRef<HTMLTextAreaElement>(null);
  useReturnFocus(input, isDisabled);

  useEffect(() => writePromptDraft(projectId, prompt), [projectId, prompt]);
  useEffect(() => writeAttachmentDraft(projectId, attachments), [projectId, attachments]);

  const canSubmit =
    (canSend || (isQueueing && !isRefused)) && prompt.trim() !== '' && !isBlocked && !isUploading;
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter and the arrow keys also control an input method; that must not send.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (canSubmit) submit();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const recalled = recallPrompt(sent, prompt, event.key === 'ArrowUp' ? 'older' : 'newer');
      if (recalled === null) return;
      event.preventDefault();
      ui.change({ prompt: recalled });
      focusComposer();
    }
  }

  return (
    <div className="shrink-0 border-t border-line bg-page p-3">
      {isNoticeShown ? <CreditNotice /> : null}
      {waiting > 0 ? <QueuedPrompts /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop is one more way beside the button and pasting */}
      <div
        className="rounded-card border border-line-strong/60 bg-raised focus-within:border-secondary"
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const images = imagesIn(event.dataTransfer);
          if (images.length === 0) return;
          event.preventDefault();
          void addImages(images);
        }}
      >
        {attachments.length > 0 ? (
          <AttachmentList
            attachments={attachments}
            onRemove={(removed) => ui.change({ attachments: attachments.filter((each) => each !== removed) })}
          />
        ) : null}
        {isUploading || isUnread ? <ComposerImages isUnread={isUnread} /> : null}
        <textarea
          aria-describedby="chat-input-hint chat-price"
          aria-invalid={isBlocked || undefined}
          aria-label={translate('chat.input')}
          className="block max-h-48 min-h-16 w-full resize-none bg-transparent px-3 pt-2.5 text-16 outline-none [field-sizing:content] placeholder:text-muted disabled:opacity-55 sm:text-14"
          disabled={isDisabled}
          id={composerId}
          onChange={(event) => ui.change({ prompt: event.target.value })}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            const images = imagesIn(event.clipboardData);
            if (images.length === 0) return;
            event.preventDefault();
            void addImages(images);
          }}
          placeholder={translate(isFirst ? 'chat.placeholderFirst' : 'chat.placeholder')}
          ref={input}
          rows={2}
          value={prompt}
        />
        <div className="flex items-center gap-1 p-1">
          <Menu
            align="start"
            label={translate('chat.prompts')}
            trigger={<IconButton icon={<Sparkles aria-hidden="true" />} label={translate('chat.prompts')} />}
          >
            {localizedQuickPrompts(language).map(({ id, title, prompt: text }) => (
              <MenuItem icon={quickPromptIcon(id)} key={id} onSelect={() => ui.change({ prompt: text })}>
                {title}
              </MenuItem>
            ))}
          </Menu>
          <AddImageButton isDisabled={isDisabled} />
          <ModeMenu />
          <span
            aria-live="polite"
            className="min-w-0 flex-1 pr-1 text-right text-12 text-muted numerals"
            id="chat-price"
          >
            <ComposerPrice
              balance={balance}
              estimate={estimate}
              isOld={isOld}
              onDetails={() => ui.change({ chatDialog: 'request' })}
              prompt={prompt}
            />
          </span>
          <SendButtons
            canSubmit={canSubmit}
            isEmpty={prompt.trim() === ''}
            isQueueing={isQueueing}
            isSending={isSending}
            onSubmit={submit}
            running={running}
          />
        </div>
      </div>
      <p className="sr-only" id="chat-input-hint">
        {translate('chat.inputHint')}
      </p>
    </div>
  );
}

/** The value once it has not changed for `delay` milliseconds. */
function useDebouncedValue(value: string, delay: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
