import { createContext, useContext, useState } from 'react';
import { focusAlong, readFocusPath, rememberOpener } from './focus-memory.ts';

/** The focused element and its ancestors when the component appeared. */
export function useFocusPath(): readonly Element[] {
  const [path] = useState(readFocusPath);
  return path;
}

/** Set around dialogs that replace each other, so that each returns the focus to the opener of the first. */
export const FocusPathContext = createContext<readonly Element[] | null>(null);

/**
 * Properties of a dialog's content that return the focus when it closes: to the element that had it or, when that element
 * was removed, to the nearest focusable one.
 */
export function useFocusReturn() {
  const own = useFocusPath();
  const path = useContext(FocusPathContext) ?? own;
  return {
    ref: (dialog: Element | null): void => {
      if (dialog !== null) rememberOpener(dialog, path);
    },
    onCloseAutoFocus: (event: Event): void => {
      // A dialog that replaced this one has the focus already.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') || focusAlong(path))
        event.preventDefault();
    },
  };
}
