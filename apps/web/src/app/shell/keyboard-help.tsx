import { useEffect } from 'react';
import { openKeyboardHelp, useKeyboardHelp } from '../../commands/keyboard-help-store.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';
import { whenIdle } from '../../ui/when-idle.ts';

const CommandPalette = lazyComponent(async () => (await import('./palette/command-palette.tsx')).default);
const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).default);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Ctrl/Cmd K opens the command palette, `?` the list of shortcuts: docs/rules/keyboard.md#shortcuts */
export function KeyboardHelp() {
  const open = useKeyboardHelp();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const hasControl = event.ctrlKey || event.metaKey;
      if (hasControl && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openKeyboardHelp('palette');
      } else if (event.key === '?' && !hasControl && !isTyping(event.target)) {
        event.preventDefault();
        openKeyboardHelp('shortcuts');
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  // Loaded ahead of the first use, so that both open at once and without a network.
  useEffect(
    () =>
      whenIdle(() => {
        for (const { preload } of [CommandPalette, ShortcutsDialog]) preload().catch(() => undefined);
      }),
    [],
  );
  const close = (): void => openKeyboardHelp(null);
  const reportLoadError = useLoadErrorToast(close);
  if (open === 'palette') return <CommandPalette onClose={close} onLoadError={reportLoadError} />;
  return open === 'shortcuts' ? <ShortcutsDialog onClose={close} onLoadError={reportLoadError} /> : null;
}
