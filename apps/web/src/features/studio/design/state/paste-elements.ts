import { copyElements, type DesignElement, pasteElements, readClipboard } from '@kilim/design-model';
import type { StudioSession } from '../../session/studio-session.ts';
import type { Designer } from './designer-context.tsx';
import { createShortId, currentScreen } from './designer-store.ts';
import { originOf, takeFilesAlong } from './take-files-along.ts';

/** The text for the clipboard; undefined without a selection. */
export function copySelected({ store }: Designer, studio: StudioSession): string | undefined {
  const { history, ...state } = store.getState();
  const screen = currentScreen({ history, ...state });
  const text = copyElements(screen, history.present.selection, (elements) => originOf(studio, elements));
  if (text !== undefined) store.change({ copied: { text, screenId: screen.id } });
  return text;
}

/**
 * Pastes elements of this or another project, with copies of the files that they use: docs/rules/designer.md#duplicate-and-paste.
 * `onReplaced` gets the number of files that could not be copied. Texts of another kind are refused.
 */
export function pasteText(
  { store }: Designer,
  studio: StudioSession,
  text: string,
  onReplaced: (count: number) => void,
): void {
  const read = readClipboard(text);
  if (!read.ok) {
    store.run(() => read);
    return;
  }
  const paste = (elements: readonly DesignElement[]): void => {
    const { history, copied } = store.getState();
    store.run((screen) =>
      pasteElements({
        screen,
        elements,
        screens: new Set(history.present.design.screens.map(({ id }) => id)),
        isShifted: copied?.text === text && copied.screenId === screen.id,
        createId: createShortId,
      }),
    );
  };
  takeFilesAlong(studio, read.value, (elements, replaced) => {
    paste(elements);
    if (replaced > 0) onReplaced(replaced);
  });
}
