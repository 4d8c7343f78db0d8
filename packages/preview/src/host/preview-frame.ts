import { type ColorScheme, FRAME_READY, type FrameCommand, type FrameMessage } from '../protocol.ts';
import { MessageRate } from './message-rate.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** Far above what the runtime's own limits allow, so only an app that went around them gets here. */
const MESSAGES_PER_SECOND = 2000;
/** The app can always post to the studio's window; nothing there listens, but each message costs a task. */
const WINDOW_MESSAGES_PER_SECOND = 200;

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
  readonly #portRate = new MessageRate(MESSAGES_PER_SECOND);
  readonly #windowRate = new MessageRate(WINDOW_MESSAGES_PER_SECOND);
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
    const isOwn = event.source !== null && event.source === this.#element.contentWindow;
    // A frame inside the app's own is as opaque as the app.
    if (!isOwn && event.origin !== 'null') return;
    if (this.#windowRate.isExceeded(performance.now())) return this.#events.onFlood();
    // A message's data is only read here, so what an app posts later is never even decoded.
    if (!isOwn || this.#control !== null) return;
    const [control, code] = event.ports;
    if (event.data !== FRAME_READY || !control || !code) return;
    clearTimeout(this.#timer);
    this.#control = control;
    control.onmessage = ({ data }) => {
      if (this.#removed) return;
      if (this.#portRate.isExceeded(performance.now())) return this.#events.onFlood();
      const message = readFrameMessage(data);
      if (message) this.#events.onMessage(message);
    };
    this.#events.onReady(code);
  }
}
