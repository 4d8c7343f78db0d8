export const composerId = 'chat-input';

/**
 * Moves the focus to the prompt input, at its end; the beginning of a text that the user did not type is shown. Waits for a
 * frame, because the input may just become enabled.
 */
export function focusComposer(shown: 'beginning' | 'end' = 'end'): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(composerId);
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    // After the browser has scrolled to the caret.
    if (shown === 'beginning') requestAnimationFrame(() => input.scrollTo({ top: 0 }));
  });
}
