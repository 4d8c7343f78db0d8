import { apply } from './natives.ts';

/** How long a press inside the frame lets the app move the focus before the browser itself has. */
const PRESS_MS = 1000;

type AnyFunction = (this: unknown, ...values: never[]) => unknown;

/**
 * Lets the app take the focus only while the person is in the frame: it has the focus, or was pressed a moment ago.
 * Otherwise `autoFocus` or a `focus()` loop would take the keys from editor and chat. `onPress` is called for real
 * presses only, so the studio can tell them from an app that found another way.
 */
export function installFocusGate(target: Window & typeof globalThis, onPress: () => void): void {
  const { document } = target;
  const hasFocus = target.Document.prototype.hasFocus;
  const now = target.performance.now.bind(target.performance);
  let pressedAt = Number.NEGATIVE_INFINITY;

  const press = (event: Event): void => {
    if (!event.isTrusted) return;
    pressedAt = now();
    onPress();
  };
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click'])
    target.addEventListener(type, press, { capture: true, passive: true });
  target.addEventListener('blur', (event) => {
    if (event.isTrusted && event.target === target) pressedAt = Number.NEGATIVE_INFINITY;
  });

  const isOpen = (): boolean => apply(hasFocus, document, []) || now() - pressedAt < PRESS_MS;

  const gate = (
    holder: object | undefined,
    name: string,
    otherwise: (call: () => unknown, self: unknown) => unknown,
  ) => {
    const native: unknown = holder && Reflect.get(holder, name);
    if (holder === undefined || typeof native !== 'function') return;
    const call = native as AnyFunction;
    const gated = {
      [name](this: unknown, ...values: never[]): unknown {
        const run = (): unknown => apply(call, this, values);
        return isOpen() ? run() : otherwise(run, this);
      },
    }[name];
    Object.defineProperty(holder, name, {
      value: gated,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  };

  const refuse = (): void => undefined;
  gate(target, 'focus', refuse);
  for (const holder of [target.HTMLElement, target.SVGElement, target.MathMLElement])
    gate(holder?.prototype, 'focus', refuse);
  for (const holder of [target.HTMLInputElement, target.HTMLTextAreaElement])
    gate(holder.prototype, 'select', refuse);
  for (const holder of [
    target.HTMLInputElement,
    target.HTMLTextAreaElement,
    target.HTMLSelectElement,
    target.HTMLButtonElement,
    target.HTMLFieldSetElement,
    target.HTMLFormElement,
    target.HTMLOutputElement,
    target.HTMLObjectElement,
  ])
    gate(holder.prototype, 'reportValidity', (_, self) =>
      (self as { checkValidity(): boolean }).checkValidity(),
    );

  // An inert element opens without focusing anything inside.
  const openInert = (run: () => unknown, self: unknown): unknown => {
    if (!(self instanceof target.HTMLElement) || self.inert) return run();
    self.inert = true;
    try {
      return run();
    } finally {
      self.inert = false;
    }
  };
  for (const name of ['show', 'showModal']) gate(target.HTMLDialogElement?.prototype, name, openInert);
  for (const name of ['showPopover', 'togglePopover']) gate(target.HTMLElement.prototype, name, openInert);

  // A simulated press on a label focuses its field.
  const { click } = target.HTMLElement.prototype;
  target.HTMLElement.prototype.click = function press(this: HTMLElement): void {
    if (isOpen() || this.closest('label') === null) apply(click, this, []);
  };
}
