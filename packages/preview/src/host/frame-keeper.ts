import type { ColorScheme, FrameCommand, FrameMessage } from '../protocol.ts';
import { PreviewFrame } from './preview-frame.ts';

const SPARE_DELAY_MS = 1000;

export interface KeeperOptions {
  readonly url: string;
  readonly title: string;
  readonly scheme: () => ColorScheme | null;
}

export interface KeeperEvents {
  /** A fresh frame took the place of the one before: nothing runs in it yet. */
  onReplaced(): void;
  onConnected(code: MessagePort): void;
  onMessage(message: FrameMessage): void;
  onFlood(): void;
  onLeave(): void;
  onFail(): void;
}

/**
 * The frame that is seen and one spare behind it with the vendor evaluated: an opaque origin has no shared cache,
 * so a fresh frame costs the whole vendor script, and a spare makes a restart instant. Frames can't move
 * in the document without loading anew, so both live in the container from the start.
 */
export class FrameKeeper {
  readonly #options: KeeperOptions;
  readonly #events: KeeperEvents;
  #container: HTMLElement | null = null;
  #active: PreviewFrame | null = null;
  #spare: { readonly frame: PreviewFrame; code: MessagePort | null } | null = null;
  #spareTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: KeeperOptions, events: KeeperEvents) {
    this.#options = options;
    this.#events = events;
  }

  attach(container: HTMLElement): void {
    if (this.#container === container) return;
    this.#container = container;
    this.replace({ trustSpare: false });
  }

  /** `trustSpare` false starts from nothing: a frame that hangs may share its process with the spare. */
  replace({ trustSpare }: { readonly trustSpare: boolean }): void {
    const container = this.#container;
    if (!container) return;
    this.#active?.remove();
    const spare = this.#spare;
    this.#spare = null;
    clearTimeout(this.#spareTimer);
    this.#events.onReplaced();
    if (trustSpare && spare?.code) {
      this.#active = spare.frame;
      spare.frame.show();
      this.#events.onConnected(spare.code);
      return;
    }
    spare?.frame.remove();
    const frame = this.#create(container, (code) => {
      frame.show();
      this.#events.onConnected(code);
    });
    this.#active = frame;
  }

  /** Prepares the spare once the seen frame has drawn, so that the two don't compete for the start. */
  prepareSpare(): void {
    if (this.#spare || !this.#container) return;
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      const container = this.#container;
      if (!container || this.#spare) return;
      const spare: { readonly frame: PreviewFrame; code: MessagePort | null } = {
        frame: this.#create(container, (code) => {
          spare.code = code;
        }),
        code: null,
      };
      this.#spare = spare;
    }, SPARE_DELAY_MS);
  }

  send(command: FrameCommand): void {
    this.#active?.send(command);
  }

  sendToAll(command: FrameCommand): void {
    this.#active?.send(command);
    this.#spare?.frame.send(command);
  }

  isReady(): boolean {
    return this.#active?.isReady() ?? false;
  }

  /** Takes both frames away and starts none. */
  clear(): void {
    clearTimeout(this.#spareTimer);
    this.#active?.remove();
    this.#spare?.frame.remove();
    this.#active = null;
    this.#spare = null;
  }

  #create(container: HTMLElement, onReady: (code: MessagePort) => void): PreviewFrame {
    const { url, title, scheme } = this.#options;
    const whenActive = (task: () => void) => (): void => {
      if (this.#active === frame) task();
    };
    const frame: PreviewFrame = new PreviewFrame(
      { url, title, scheme: scheme(), container },
      {
        onReady,
        onMessage: (message) => {
          if (this.#active === frame) this.#events.onMessage(message);
        },
        onFlood: whenActive(() => this.#events.onFlood()),
        onLeave: whenActive(() => this.#events.onLeave()),
        onFail: whenActive(() => this.#events.onFail()),
      },
    );
    return frame;
  }
}
