// Native functions, read before the app's code runs. The app shares the realm and may replace any property of a
// prototype; calls through these constants are not affected.

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

/** Wraps a port so that the app cannot reach it by replacing properties of prototypes. */
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

/** Sets a property that cannot be deleted or redefined, not even by enabling an origin trial later. */
export function defineConstant(target: object, name: string, value: unknown): void {
  defineProperty(target, name, { value, writable: false, configurable: false, enumerable: false });
}
