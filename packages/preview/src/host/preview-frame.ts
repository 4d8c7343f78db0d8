import { type ColorScheme, FRAME_READY, type FrameCommand, type FrameMessage } from '../protocol.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** Far above what the runtime's own limits allow, so only an app that went around them gets here. */
const MESSAGES_PER_SECOND = 2000;

export interface FrameOptions {
  readonly url: string;
  readonly title: string;
  readonly scheme: ColorScheme | null;
  readonly container: HTMLElement;
  /** Milliseconds until a frame that says nothing counts as failed. */
  readonly readyLimit: number;
}

export interface FrameEvents {
  /** The vendor is evaluated; the code port is for the worker. */
  onReady(code: MessagePort): void;
  onMessage(message: FrameMessage): void;
  /** More messages than any honest app sends; the frame should be removed. */
  onFlood(): void;
  /** The frame's document went away under it: the app left its own page. */
  onLeave(): void;
  /** Nothing came from the address in time. */
  onFail(): void;
}

/** One sealed iframe and its control port. */
export class PreviewFrame {
  readonly #element: HTMLIFrameElement;
  readonly #events: FrameEvents;
  readonly #stopListening: () => void;
  readonly #timer: ReturnType<typeof setTimeout>;
  #control: MessagePort | null = null;
  #loads = 0;
  #windowStart = 0;
  #messages = 0;
  #removed = false;

  constructor({ url, title, scheme, container, readyLimit }: FrameOptions, events: FrameEvents) {
    this.#events = events;
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts');
    element.setAttribute('referrerpolicy', 'no-referrer');
    element.setAttribute('allow', '');
    element.title = title;
    element.style.cssText =
      'position:absolute;inset:0;width:100%;height:100%;border:0;background:#fff;visibility:hidden';
    element.src = scheme === null ? url : `${url}#${scheme}`;
    element.addEventListener('load', () => {
      this.#loads += 1;
      if (this.#loads > 1) this.#events.onLeave();
    });
    this.#element = element;
    const listen = (event: MessageEvent): void => this.#accept(event);
    window.addEventListener('message', listen);
    this.#stopListening = () => window.removeEventListener('message', listen);
    this.#timer = setTimeout(() => {
      if (!this.#removed && this.#control === null) this.#events.onFail();
    }, readyLimit);
    container.append(element);
  }

  isReady(): boolean {
    return this.#control !== null;
  }

  show(): void {
    this.#element.style.visibility = 'visible';
  }

  send(command: FrameCommand): void {
    this.#control?.postMessage(command);
  }

  remove(): void {
    this.#removed = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#control?.close();
    this.#element.remove();
  }

  /** The origin of a sealed frame is "null" like that of any other, so only its window tells it apart. */
  #accept(event: MessageEvent): void {
    if (event.source === null || event.source !== this.#element.contentWindow) return;
    const [control, code] = event.ports;
    if (event.data !== FRAME_READY || !control || !code || this.#control !== null) return;
    this.#stopListening();
    clearTimeout(this.#timer);
    this.#control = control;
    control.onmessage = ({ data }) => {
      if (this.#removed) return;
      if (this.#isFlood()) return this.#events.onFlood();
      const message = readFrameMessage(data);
      if (message) this.#events.onMessage(message);
    };
    this.#events.onReady(code);
  }

  #isFlood(): boolean {
    const now = performance.now();
    if (now - this.#windowStart >= 1000) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages > MESSAGES_PER_SECOND;
  }
}
