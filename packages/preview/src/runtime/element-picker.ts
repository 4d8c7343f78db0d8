import type { PickCommand, PickEvent } from '../protocol.ts';
import { describeElement } from './describe-element.ts';
import {
  type Fiber,
  type FindSource,
  fiberOf,
  findSourced,
  listNodes,
  listSourced,
  topOf,
} from './fiber-tree.ts';
import { createPickHighlight } from './pick-highlight.ts';

/** Events that an app could react to while the user picks. Of a touch, a cancelled start would leave out the click. */
const PRESSES = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mouseup'];
/** Those whose default moves the focus, follows a link or opens a menu. */
const CANCELLED = ['mousedown', 'click', 'dblclick', 'contextmenu'];
const KEYS: Readonly<Record<string, PickCommand>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Enter: 'choose',
  Escape: 'stop',
};

export interface PickerOptions {
  readonly window: Window & typeof globalThis;
  /** The element that the app is mounted in. */
  readonly container: () => Element | null;
  readonly find: FindSource;
  /** The file whose elements are picked before others; null treats all files alike. */
  readonly file?: () => string | null;
  readonly post: (event: PickEvent) => void;
}

export interface ElementPicker {
  run(command: PickCommand): void;
}

/**
 * Lets the user pick an element of the running app. Must be created before the app's code runs: while the user picks,
 * presses and keys reach no listener of the app.
 */
export function createElementPicker({
  window,
  container,
  find,
  file = () => null,
  post,
}: PickerOptions): ElementPicker {
  const { document } = window;
  const highlight = createPickHighlight(document);
  let isPicking = false;
  let current: Fiber | null = null;
  const findInFile: FindSource = (props) => {
    const place = find(props);
    return place === null || file() === null || place.path === file() ? place : null;
  };

  const stop = (): void => {
    isPicking = false;
    current = null;
    highlight.hide();
  };
  const point = (fiber: Fiber | null): void => {
    if (fiber === null || fiber === current) return;
    current = fiber;
    highlight.show(listNodes(fiber));
    const element = describeElement(fiber, find);
    if (element !== null) post({ kind: 'pointed', element });
  };
  const pointAt = (x: number, y: number): void => {
    const node = document.elementFromPoint(x, y);
    if (node !== null && container()?.contains(node)) {
      const fiber = fiberOf(node);
      point(findSourced(fiber, findInFile) ?? findSourced(fiber, find));
    }
  };
  const topFiber = (): Fiber | null => {
    const node = container()?.querySelector('*') ?? null;
    const fiber = node && fiberOf(node);
    return fiber && topOf(fiber);
  };
  const choose = (): void => {
    const element = current && describeElement(current, find);
    if (element === null) return;
    stop();
    post({ kind: 'picked', element });
  };
  const move = (command: PickCommand): void => {
    const top = topFiber();
    if (top === null) return;
    // Elements that were removed have no place on the screen.
    const at = current !== null && listNodes(current).some((node) => node.isConnected) ? current : null;
    if (at === null) return point(listSourced(top, findInFile)[0] ?? null);
    const parent = findSourced(at.return, findInFile);
    if (command === 'parent') return point(parent);
    if (command === 'child') return point(listSourced(at, findInFile)[0] ?? null);
    const siblings = listSourced(parent ?? top, findInFile);
    const index = siblings.findIndex((fiber) => listNodes(fiber)[0] === listNodes(at)[0]);
    point(siblings[index + (command === 'next' ? 1 : -1)] ?? null);
  };

  const run = (command: PickCommand): void => {
    if (command === 'start') {
      isPicking = true;
      current = null;
    } else if (command === 'stop') stop();
    else if (isPicking && command === 'choose') choose();
    else if (isPicking) move(command);
  };

  const block = (event: Event, isCancelled = true): void => {
    if (isCancelled) event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of [...PRESSES, ...CANCELLED])
    window.addEventListener(
      type,
      (event) => {
        if (!isPicking || !event.isTrusted) return;
        block(event, CANCELLED.includes(type));
        if (event instanceof window.MouseEvent) pointAt(event.clientX, event.clientY);
        if (type === 'click') choose();
      },
      { capture: true, passive: false },
    );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (isPicking && event.isTrusted) pointAt(event.clientX, event.clientY);
    },
    { capture: true, passive: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const command = KEYS[event.key];
      if (!isPicking || !event.isTrusted || command === undefined) return;
      block(event);
      run(command);
      if (command === 'stop') post({ kind: 'ended' });
    },
    { capture: true },
  );
  return { run };
}
