import { limits } from '@kilim/contract';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ExampleButtons } from './example-buttons.tsx';

export interface PromptBoxProps {
  readonly prompt: string;
  readonly isBusy: boolean;
  /** False while the examples are shown elsewhere. */
  readonly hasExamples: boolean;
  readonly onFocus: (() => void) | undefined;
  readonly onChange: (prompt: string) => void;
  /** An example was pressed. */
  readonly onChoose: (prompt: string) => void;
  readonly onSubmit: () => void;
}

/** The prompt box. Enter submits, Shift Enter breaks the line, as in the studio chat. */
export function PromptBox({
  prompt,
  isBusy,
  hasExamples,
  onFocus,
  onChange,
  onChoose,
  onSubmit,
}: PromptBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = (): void => {
    if (!isBusy) onSubmit();
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const choose = (text: string): void => {
    onChoose(text);
    input.current?.focus();
  };
  return (
    <div>
      <form
        noValidate
        className="rounded-dialog border border-line-strong/60 bg-raised p-2 shadow-float transition-colors has-[textarea:focus]:border-secondary has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-secondary"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="block px-3 pt-2 text-13 font-medium text-muted">
          {translate('home.hero.promptLabel')}
        </label>
        <textarea
          ref={input}
          id={id}
          name="prompt"
          enterKeyHint="send"
          rows={3}
          value={prompt}
          maxLength={limits.promptMaximum}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={listen}
          placeholder={translate('home.hero.promptPlaceholder')}
          className="block w-full resize-none bg-transparent px-3 py-2 text-16 outline-none placeholder:text-muted"
        />
        <div className="flex items-center justify-end gap-2">
          <a
            href="#features"
            className="inline-flex h-12 items-center rounded-control px-2 text-14 whitespace-nowrap sm:px-4 font-medium text-muted hover:text-ink"
          >
            {translate('home.hero.learnMore')}
          </a>
          <Button type="submit" size="large" isBusy={isBusy}>
            {translate('home.hero.submit')}
            {/* The spinner takes its place, so that the button keeps its width. */}
            {isBusy ? null : <ArrowRight aria-hidden="true" className="size-5" />}
          </Button>
        </div>
      </form>
      <div className={classNames('pt-4', hasExamples ? 'block' : 'hidden')}>
        <p id={`${id}-examples`} className="pb-2 text-13 text-muted">
          {translate('home.hero.examples')}
        </p>
        {/* On narrow screens one row to scroll, so that the phone below is not far away. */}
        <div
          role="group"
          aria-labelledby={`${id}-examples`}
          className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        >
          <ExampleButtons onChoose={choose} />
        </div>
      </div>
    </div>
  );
}
