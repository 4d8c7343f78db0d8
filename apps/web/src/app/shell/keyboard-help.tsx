import { useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useMissingPart } from '../../ui/use-missing-part.ts';
import { openKeyboardHelp, useKeyboardHelp } from './keyboard-help-store.ts';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).default);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).default);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Ctrl/Cmd K opens the command palette, `?` the list of shortcuts; both load on first use. */
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
  const close = (): void => openKeyboardHelp(null);
  const giveUp = useMissingPart(close);
  if (open === 'palette') return <CommandPalette onClose={close} onMissing={giveUp} />;
  return open === 'shortcuts' ? <ShortcutsDialog onClose={close} onMissing={giveUp} /> : null;
}
