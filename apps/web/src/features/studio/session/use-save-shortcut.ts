import { useEffect } from 'react';
import { useStudio } from './studio-context.tsx';

/** Ctrl/Cmd S saves at once and does not open the browser's save dialog. */
export function useSaveShortcut(): void {
  const { sync } = useStudio();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void sync.saveNow();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [sync]);
}
