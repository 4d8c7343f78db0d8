import type { ColorScheme, FrameCommand, FrameMessage } from '../protocol.ts';
import { PreviewFrame } from './preview-frame.ts';

const SPARE_DELAY_MS = 1000;
/**
 * Delays before a new frame after a hang. A browser ends the process of a hanging frame only after its last frame is
 * removed; a frame created immediately is put into the same process and hangs too. Measured: without a delay never
 * ready, after 500 ms ready in 0.2 s.
 */
const STARTS = [
  { wait: 500, limit: 5000 },
  { wait: 1500, limit: 10_000 },
  { wait: 4000, limit: 15_000 },
] as const;
const SPARE_LIMIT_MS = 30_000;

export interface FramePoolOptions {
  readonly url: string;
  readonly title: string;
  readonly scheme: () => ColorScheme | null;
}

export interface FramePoolEvents {
  /** A new frame replaced the active one; nothing runs in it yet. */
  onReplaced(): void;
  onConnected(code: MessagePort): void;
  onMessage(message: FrameMessage): void;
  onFlood(): void;
  onLeave(): void;
  onFail(): void;
}

/**
 * The visible frame and a hidden spare that has already run the vendor script, which makes a restart instant: an opaque
 * origin has no shared cache. Both are in the container from the start, because moving a frame in the document reloads
 * it.
 */
export class FramePool {
  readonly #options: FramePoolOptions;
  readonly #events: FramePoolEvents;
  #container: HTMLElement | null = null;
  #active: PreviewFrame | null = null;
  #spare: { readonly frame: PreviewFrame; code: MessagePort | null } | null = null;
  #spareTimer: ReturnType<typeof setTimeout> | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FramePoolOptions, events: FramePoolEvents) {
    this.#options = options;
    this.#events = events;
  }

  attach(container: HTMLElement): void {
    if (this.#container === container) return;
    this.#container = container;
    this.replace('fresh');
  }

  /**
   * Replaces the visible frame by the spare if it is ready (`spare`), by a new one (`fresh`), or by a new one after the
   * process of a hanging frame ended (`after-hang`).
   */
  replace(way: 'spare' | 'fresh' | 'after-hang'): void {
    const container = this.#container;
    if (!container) return;
    const spare = way === 'spare' ? this.#spare : null;
    if (spare) this.#spare = null;
    this.clear();
    this.#events.onReplaced();
    if (spare?.code) {
      this.#active = spare.frame;
      spare.frame.show();
      this.#events.onConnected(spare.code);
      return;
    }
    spare?.frame.remove();
    if (way === 'after-hang') this.#startLater(container, 0);
    else this.#start(container, 0);
  }

  #startLater(container: HTMLElement, attempt: number): void {
    const { wait } = STARTS[attempt] ?? STARTS[0];
    this.#startTimer = setTimeout(() => this.#start(container, attempt), wait);
  }

  #start(container: HTMLElement, attempt: number): void {
    const { limit } = STARTS[attempt] ?? STARTS[0];
    const onReady = (code: MessagePort): void => {
      frame.show();
      this.#events.onConnected(code);
    };
    const frame = this.#create(container, limit, onReady, () => {
      if (attempt + 1 >= STARTS.length) return this.#events.onFail();
      this.clear();
      this.#startLater(container, attempt + 1);
    });
    this.#active = frame;
  }

  /** Prepares the spare; called after the visible frame was painted, so that the two do not compete. */
  prepareSpare(): void {
    if (this.#spare || !this.#container) return;
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      const container = this.#container;
      if (!container || this.#spare) return;
      const spare: { readonly frame: PreviewFrame; code: MessagePort | null } = {
        frame: this.#create(
          container,
          SPARE_LIMIT_MS,
          (code) => {
            spare.code = code;
          },
          () => this.#dropSpare(),
        ),
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

  /** Removes both frames. */
  clear(): void {
    clearTimeout(this.#spareTimer);
    clearTimeout(this.#startTimer);
    this.#active?.remove();
    this.#active = null;
    this.#dropSpare();
  }

  #dropSpare(): void {
    this.#spare?.frame.remove();
    this.#spare = null;
  }

  #create(
    container: HTMLElement,
    readyLimit: number,
    onReady: (code: MessagePort) => void,
    onFail: () => void,
  ): PreviewFrame {
    const { url, title, scheme } = this.#options;
    const whenActive = (task: () => void) => (): void => {
      if (this.#active === frame) task();
    };
    const frame: PreviewFrame = new PreviewFrame(
      { url, title, scheme: scheme(), container, readyLimit },
      {
        onReady,
        onMessage: (message) => {
          if (this.#active === frame) this.#events.onMessage(message);
        },
        onFlood: whenActive(() => this.#events.onFlood()),
        onLeave: whenActive(() => this.#events.onLeave()),
        onFail,
      },
    );
    return frame;
  }
}
