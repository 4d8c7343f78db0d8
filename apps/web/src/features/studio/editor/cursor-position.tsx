import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useTranslate } from '../../../i18n/translation.ts';

/** Line and column of the cursor, both from 1. */
export interface Cursor {
  readonly line: number;
  readonly column: number;
}

export type CursorStore = StoreApi<Cursor>;

export const createCursorStore = (): CursorStore => createStore<Cursor>(() => ({ line: 1, column: 1 }));

/** The cursor's position in words. On its own, because it changes with every key. */
export function CursorPosition({ store }: { readonly store: CursorStore }) {
  const translate = useTranslate();
  const { line, column } = useStore(store);
  return <span className="shrink-0 numerals">{translate('studio.editor.position', { line, column })}</span>;
}
