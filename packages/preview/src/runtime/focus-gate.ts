import { apply } from './natives.ts';

/** How long after a press inside the frame the app may move the focus. */
const PRESS_MS = 1000;

type AnyFunction = (this: unknown, ...values: never[]) => unknown;

/**
 * Allows the app to take the focus only while the frame has it or was pressed recently. Otherwise `autoFocus` or a
 * `focus()` loop would take keys from editor and chat. `onPress` is called for trusted events only.
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

  // An inert element opens without moving the focus.
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

  // A programmatic click on a label focuses its field.
  const { click } = target.HTMLElement.prototype;
  target.HTMLElement.prototype.click = function press(this: HTMLElement): void {
    if (isOpen() || this.closest('label') === null) apply(click, this, []);
  };
}
