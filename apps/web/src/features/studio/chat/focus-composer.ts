export const composerId = 'chat-input';

/** Moves the focus to the prompt input, at its end. Waits for a frame, because the input may just become enabled. */
export function focusComposer(): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(composerId);
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
}
