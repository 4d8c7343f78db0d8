import type { ClipboardEvent } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { removeSelected } from '../state/designer-commands.ts';
import type { Designer } from '../state/designer-context.tsx';
import { copySelected, pasteText } from '../state/paste-elements.ts';

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Copying, cutting and pasting elements with the clipboard of the system; fields keep their own. */
export function useClipboard(designer: Designer) {
  const studio = useStudio();
  const translate = useTranslate();
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    const text = isField(event.target) ? undefined : copySelected(designer, studio);
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (isCut) removeSelected(designer);
  };
  return {
    onCopy: (event: ClipboardEvent) => copy(event, false),
    onCut: (event: ClipboardEvent) => copy(event, true),
    onPaste(event: ClipboardEvent) {
      if (isField(event.target)) return;
      event.preventDefault();
      pasteText(designer, studio, event.clipboardData.getData('text/plain'), (count) =>
        showToast({ type: 'warning', title: translate('designer.filesReplaced', { count }) }),
      );
    },
  };
}
