import { flushSync } from 'react-dom';

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
export function recordTypedInput(root: HTMLElement): () => ReadonlyMap<Field, string> {
  const typed = new Map<Field, string>();
  for (const field of root.querySelectorAll('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  const record = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  // A render between hydration and the replay empties the field; the next letter would then be the only one.
  const restore = ({ target }: Event): void => {
    if (!isField(target)) return;
    const text = typed.get(target);
    if (text !== undefined && target.value === '' && text !== '') target.value = text;
  };
  root.ownerDocument.addEventListener('beforeinput', restore, true);
  root.ownerDocument.addEventListener('input', record, true);
  return () => {
    root.ownerDocument.removeEventListener('beforeinput', restore, true);
    root.ownerDocument.removeEventListener('input', record, true);
    return typed;
  };
}

/** The field itself, or the one of its name when the page was rendered from scratch; undefined until that exists. */
function findCurrent(field: Field): Field | undefined {
  if (field.isConnected) return field;
  return [...document.getElementsByName(field.name)].filter(isField)[0];
}

function replay(field: Field, value: string): void {
  // React ignores an input event whose value equals the last one it saw, so clear the field first.
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** How long a page that is rendered from scratch may take to show its fields, in milliseconds. */
const fieldDelay = 10_000;

/**
 * Replays the recorded text as input events, so that the forms receive it. Fields that are not rendered yet receive it
 * when they appear, unless the user has typed into them by then. Must not be called from an effect. Calls `onComplete`
 * when every field was found.
 */
export function replayTypedInput(typed: ReadonlyMap<Field, string>, onComplete = (): void => {}): void {
  const missing = new Map(typed);
  const replayFound = (): void => {
    for (const [recorded, value] of missing) {
      const field = findCurrent(recorded);
      if (field === undefined) continue;
      missing.delete(recorded);
      // A form that keeps its values in one state must render before it receives the next one.
      if (field === recorded || field.value === '') flushSync(() => replay(field, value));
    }
    if (missing.size === 0) onComplete();
  };
  replayFound();
  if (missing.size === 0 || [...missing.keys()].every((field) => field.name === '')) return;
  const observer = new MutationObserver(() => {
    replayFound();
    if (missing.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), fieldDelay);
}

/** Marks the page as interactive; public/boot.js keeps submits and presses of buttons until then. */
export function markInteractive(): void {
  document.documentElement.dataset['live'] = 'yes';
}
