// The browser's own functions, taken before the app's code runs. The app shares this realm and may replace any
// property of a prototype; what the runtime calls through these constants stays out of its reach.

export const { apply } = Reflect;
const { defineProperty, getOwnPropertyDescriptor } = Reflect;

type Getter = (this: unknown) => unknown;

function getterOf(prototype: object, name: string): Getter {
  const getter = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`The browser has no getter for "${name}".`);
  return getter;
}

export interface ProtectedPort<Incoming, Outgoing> {
  post(message: Outgoing): void;
  listen(handler: (message: Incoming) => void): void;
}

/** A port that the app can neither post to nor get hold of, whatever it does to the prototypes. */
export function protectPort<Incoming, Outgoing>(port: MessagePort): ProtectedPort<Incoming, Outgoing> {
  const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;
  const readData = getterOf(MessageEvent.prototype, 'data');
  return {
    post: (message) => apply(post, port, [message]),
    listen: (handler) => {
      port.onmessage = (event) => handler(apply(readData, event, []) as Incoming);
    },
  };
}

/**
 * Sets a property for good: the app can't delete or redefine it, and a feature that a page can switch on later (an
 * origin trial) can't put it back.
 */
export function defineConstant(target: object, name: string, value: unknown): void {
  defineProperty(target, name, { value, writable: false, configurable: false, enumerable: false });
}
