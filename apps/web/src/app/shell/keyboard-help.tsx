import { lazy, Suspense, useEffect } from 'react';
import { openKeyboardHelp, useKeyboardHelp } from './keyboard-help-store.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Ctrl/Cmd K opens the command palette, `?` the list of shortcuts; both load when first asked for. */
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
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? <CommandPalette onClose={close} /> : null}
      {open === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
}
