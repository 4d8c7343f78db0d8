import type { PickCommand, PreviewHost } from '@kilim/preview/host';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAttach } from '../attachments/use-attach.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { readPicked } from './read-picked.ts';

const commands: Readonly<Record<string, PickCommand>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Enter: 'choose',
};

/** Over the preview while an element is picked: what to do, the marked element, and the keys for it. */
export function PickBar({ host }: { readonly host: RefObject<PreviewHost | null> }) {
  const translate = useTranslate();
  const { document: files, preview } = useStudio();
  const { attach } = useAttach();
  const picked = usePreview((view) => view.picked);
  const isRunning = usePreview((view) => view.stopped === null && view.state.kind === 'running');
  const bar = useRef<HTMLDivElement>(null);
  const end = (): void => preview.change({ isPicking: false, picked: null });
  const contentOf = (path: string): string | undefined => files.getState().files.get(path)?.content;
  const shown = picked === null ? null : readPicked(picked.element, contentOf);

  useEffect(() => {
    const running = host.current;
    running?.pick('start');
    const returnTo = document.activeElement;
    bar.current?.focus();
    return () => {
      running?.pick('stop');
      if (returnTo instanceof HTMLElement && document.activeElement === document.body) returnTo.focus();
    };
  }, [host]);
  const finish = useEffectEvent(() => {
    if (picked?.kind !== 'picked') return;
    end();
    if (shown === null) showToast({ type: 'warning', title: translate('turn.pick.unknown') });
    else attach(shown);
  });
  useEffect(() => {
    if (picked?.kind === 'picked') finish();
  }, [picked]);
  const endStopped = useEffectEvent(end);
  useEffect(() => {
    if (!isRunning) endStopped();
  }, [isRunning]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end();
      return;
    }
    const command = commands[event.key];
    // Enter on the button ends.
    if (command === undefined || (event.target !== bar.current && event.key === 'Enter')) return;
    event.preventDefault();
    host.current?.pick(command);
  }

  return (
    <div
      aria-label={translate('turn.pick.label')}
      className="absolute inset-x-2 bottom-2 z-10 mx-auto flex max-w-lg items-center gap-2 rounded-card border border-secondary bg-raised py-1 pr-1 pl-3 text-13 shadow-float"
      onKeyDown={handleKeyDown}
      ref={bar}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys while an element is picked
      tabIndex={0}
    >
      <div className="min-w-0 flex-1">
        <p aria-live="polite" className="truncate font-medium">
          {shown === null
            ? translate('turn.pick.hint')
            : translate('turn.attach.element', {
                component: shown.text === '' ? shown.component : `${shown.component} “${shown.text}”`,
                place: `${shown.path}:${shown.line}`,
              })}
        </p>
        <p className="text-12 text-muted max-sm:hidden">{translate('turn.pick.keys')}</p>
      </div>
      <IconButton icon={<X aria-hidden="true" />} label={translate('turn.pick.end')} onClick={end} />
    </div>
  );
}
