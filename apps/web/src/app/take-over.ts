type Field = HTMLInputElement | HTMLTextAreaElement;

// Input types that are not typed into.
const otherKinds = new Set(['checkbox', 'radio', 'file']);

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !otherKinds.has(element.type));

/**
 * Records what the user types into the server's markup before hydration attaches the forms: the current field values and
 * everything typed during hydration, which runs in slices. The returned function stops recording and returns each
 * field's last text.
 */
export function watchTyped(root: HTMLElement): () => ReadonlyMap<Field, string> {
  const typed = new Map<Field, string>();
  for (const field of root.querySelectorAll('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  const hear = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  root.ownerDocument.addEventListener('input', hear, true);
  return () => {
    root.ownerDocument.removeEventListener('input', hear, true);
    return typed;
  };
}

/** Replays the recorded text as input events, so that the forms receive it. */
export function retype(typed: ReadonlyMap<Field, string>): void {
  for (const [field, value] of typed) {
    // React ignores an input event whose value equals the last one it saw, so clear the field first.
    field.value = '';
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Marks the page as interactive; public/boot.js and styles.css disable buttons and forms until then. */
export function announceLive(): void {
  document.documentElement.dataset['live'] = 'yes';
}
