type Field = HTMLInputElement | HTMLTextAreaElement;

// What these hold isn't typed.
const otherKinds = new Set(['checkbox', 'radio', 'file']);

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !otherKinds.has(element.type));

/**
 * Gathers what somebody types into the server's markup before the forms hear of it: what stands in the fields now, and
 * what is typed while the page is taken over, which is done in slices. The answer ends the watch and gives each field's
 * last text.
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

/** Types it again, so that the forms hear of it. */
export function retype(typed: ReadonlyMap<Field, string>): void {
  for (const [field, value] of typed) {
    // React remembers what it saw last and ignores an event that brings the same: it is shown an empty field first.
    field.value = '';
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Says that buttons and forms answer from now on (public/boot.js and styles.css hold them until then). */
export function announceLive(): void {
  document.documentElement.dataset['live'] = 'yes';
}
