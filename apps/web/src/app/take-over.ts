type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What somebody typed into the server's markup before the scripts were there. */
export function collectTyped(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll('input, textarea')].filter(isField);
  return new Map(
    fields.flatMap((field): [Field, string][] =>
      field.value === field.defaultValue ? [] : [[field, field.value]],
    ),
  );
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
