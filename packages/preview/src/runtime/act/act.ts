import { ACTED_LABEL, type AppAct } from '../../protocol.ts';
import { findTarget, nameOf } from './find-target.ts';
import { createTouchMark } from './touch-mark.ts';

/** Share of the visible height by which the app is scrolled. */
const scrolledShare = 0.6;

function scroll(element: Element): void {
  element.scrollBy({ top: element.clientHeight * scrolledShare, behavior: 'smooth' });
}

/** Types as React expects it: the setter of the prototype, then an event. The focus stays with the studio. */
function type(
  element: Element,
  text: string,
  { HTMLTextAreaElement, HTMLInputElement, Event }: Window & typeof globalThis,
): void {
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Does what a user would do with the app, for the interactive test: docs/rules/preview.md#acting-in-the-app. The result is the label of
 * what was acted on; null when the screen has nothing of the kind.
 */
export function createActor(window: Window & typeof globalThis): (act: AppAct) => string | null {
  const mark = createTouchMark(window.document);
  return (act) => {
    const root = window.document.getElementById('root');
    const target = root === null ? undefined : findTarget(act.kind, root, window);
    if (target === undefined) return null;
    mark.show(target);
    const label = act.kind === 'scroll' ? '' : nameOf(target).slice(0, ACTED_LABEL);
    if (act.kind === 'scroll') scroll(target);
    else if (act.kind === 'input') type(target, act.text, window);
    else if (target instanceof window.HTMLElement) target.click();
    return label;
  };
}
