import { type ColorScheme, FRAME_READY, type FrameCommand, type FrameMessage } from '../protocol.ts';
import { MessageRate } from './message-rate.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** Far above the runtime's own limits, so only an app that circumvents them reaches it. */
const MESSAGES_PER_SECOND = 2000;
/** An app can always post to the studio's window. Nothing handles the messages, but each costs a task. */
const WINDOW_MESSAGES_PER_SECOND = 200;

export interface FrameOptions {
  readonly url: string;
  readonly title: string;
  readonly scheme: ColorScheme | null;
  readonly container: HTMLElement;
  /** Milliseconds after which a frame that is not ready has failed. */
  readonly readyLimit: number;
}

export interface FrameEvents {
  /** The vendor script ran; `code` is the port for the worker. */
  onReady(code: MessagePort): void;
  onMessage(message: FrameMessage): void;
  /** The message limit was exceeded; the frame should be removed. */
  onFlood(): void;
  /** The app navigated away from its page. */
  onLeave(): void;
  /** The frame was not ready in time. */
  onFail(): void;
}

/** A sandboxed iframe and its control port. */
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

  /** All sandboxed frames have the origin "null", so the frame is identified by its window. */
  #accept(event: MessageEvent): void {
    const isOwn = event.source !== null && event.source === this.#element.contentWindow;
    // Frames nested in the app also have an opaque origin.
    if (!isOwn && event.origin !== 'null') return;
    if (this.#windowRate.isExceeded(performance.now())) return this.#events.onFlood();
    // The data is read only here, so later messages of an app are not deserialised.
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
