import { creditRules, isTurnOver, limits } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Sparkles, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useCredits } from '../../../api/credits.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { estimateQuery } from '../api/turns.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { localizedQuickPrompts } from './localized-quick-prompts.ts';
import { quickPromptIcon } from './quick-prompt-icon.tsx';
import { StopButton } from './stop-button.tsx';
import { useSendPrompt } from './use-send-prompt.ts';

const estimateDelay = 350;

/** The prompt input with the estimated cost beside its button; disabled with a warning when credits do not suffice. */
export function Composer({ isFirst }: { readonly isFirst: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, turns, ui } = useStudio();
  const prompt = useStudioUi((state) => state.prompt);
  const isSending = useStudioUi((state) => state.isSending);
  const running = useStore(turns, ({ turn }) => (turn !== null && !isTurnOver(turn.status) ? turn : null));
  const isRunning = running !== null;
  const credits = useCredits();
  const { canSend, send } = useSendPrompt();
  const debouncedPrompt = useDebouncedValue(prompt, estimateDelay);
  const isTooLong = prompt.length > limits.promptMaximum;
  const estimate = useQuery({
    ...estimateQuery(projectId, debouncedPrompt),
    enabled: debouncedPrompt.trim() !== '' && debouncedPrompt.length <= limits.promptMaximum && !isRunning,
  }).data;
  const balance = credits.data?.balance ?? 0;
  // A status that cannot be loaded counts as no credits: docs/rules/studio.md#credits-in-the-chat
  const hasNoCredits = credits.isError || credits.data?.canUseAi === false;
  const number = (value: number): string => formatNumber(value, language);

  // Opens in a new tab, so that the studio and its unsaved edits stay open.
  const buyLink = (
    <Link
      to={paths.pricing.to()}
      target="_blank"
      className="flex min-h-10 w-fit items-center text-13 font-medium text-primary underline underline-offset-4"
    >
      {translate('credits.buy')}
    </Link>
  );

  function handleKeyDown(event: KeyboardEvent): void {
    // Enter also confirms a character of an input method; that must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(prompt);
  }

  return (
    <div className="shrink-0 border-t border-line bg-page p-3">
      {hasNoCredits ? (
        <div
          className="mb-2 flex items-start gap-2 rounded-card border border-saffron bg-saffron/20 px-3 py-2 text-13 text-ink"
          role="alert"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <strong className="block font-semibold">{translate('chat.insufficient')}</strong>
            {translate('chat.insufficientHint', {
              balance: number(balance),
              minimum: number(creditRules.minimumForChat),
            })}
            {buyLink}
          </span>
        </div>
      ) : credits.data?.isLow ? (
        <div role="status" className="mb-2 text-12 text-warning">
          {translate('chat.lowBalance', { balance: number(balance) })}
          {buyLink}
        </div>
      ) : null}
      <div className="rounded-card border border-line-strong/60 bg-raised focus-within:border-secondary">
        <textarea
          aria-describedby="chat-input-hint"
          aria-invalid={isTooLong || undefined}
          aria-label={translate('chat.input')}
          className="block max-h-48 min-h-16 w-full resize-none bg-transparent px-3 pt-2.5 text-16 outline-none [field-sizing:content] placeholder:text-muted disabled:opacity-55 sm:text-14"
          disabled={hasNoCredits || isSending || isRunning || credits.isPending}
          id="chat-input"
          onChange={(event) => ui.change({ prompt: event.target.value })}
          onKeyDown={handleKeyDown}
          placeholder={translate(isFirst ? 'chat.placeholderFirst' : 'chat.placeholder')}
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
          <span className="min-w-0 flex-1 truncate text-right text-12 text-muted numerals" aria-live="polite">
            {isTooLong ? (
              <span className="text-danger">
                {translate('chat.tooLong', { maximum: number(limits.promptMaximum) })}
              </span>
            ) : estimate !== undefined && prompt.trim() !== '' ? (
              <span
                title={translate('chat.estimateLong', {
                  expected: number(estimate.expectedCredits),
                  maximum: number(estimate.maximumCredits),
                })}
              >
                {translate('chat.estimate', { maximum: number(estimate.maximumCredits) })}
              </span>
            ) : null}
          </span>
          {running ? (
            <StopButton turn={running} />
          ) : (
            <IconButton
              className="bg-primary text-on-primary! hover:bg-primary hover:brightness-110"
              disabled={!canSend || prompt.trim() === '' || isTooLong}
              icon={<ArrowUp aria-hidden="true" />}
              isBusy={isSending}
              label={translate('chat.send')}
              onClick={() => void send(prompt)}
            />
          )}
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
