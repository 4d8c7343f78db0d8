import { VENDOR_GLOBAL } from '../protocol.ts';

export type Namespace = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** A CommonJS value in the shape that imports expect: its properties, and itself as the default. */
export function asNamespace(value: unknown): Namespace {
  if (isObject(value) && value.__esModule === true) return value;
  const namespace: Record<string, unknown> = {};
  if (isObject(value))
    for (const key of Object.keys(value))
      if (key !== 'default')
        Object.defineProperty(namespace, key, { enumerable: true, get: () => value[key] });
  Object.defineProperty(namespace, 'default', { enumerable: true, value });
  Object.defineProperty(namespace, '__esModule', { value: true });
  return namespace;
}

/** Reads packages out of the vendor script's thunks; each runs when it is first asked for. */
export class Vendor {
  readonly #thunks: Readonly<Record<string, () => unknown>>;
  readonly #ready = new Map<string, Namespace>();

  constructor(thunks: Readonly<Record<string, () => unknown>>) {
    this.#thunks = thunks;
  }

  static fromGlobal(target: object): Vendor {
    const thunks: unknown = Reflect.get(target, VENDOR_GLOBAL);
    if (!isObject(thunks)) throw new Error('The vendor script has not run.');
    return new Vendor(thunks as Readonly<Record<string, () => unknown>>);
  }

  load(specifier: string): Namespace {
    const known = this.#ready.get(specifier);
    if (known) return known;
    const thunk = Object.hasOwn(this.#thunks, specifier) ? this.#thunks[specifier] : undefined;
    if (!thunk) throw new Error(`The preview has no package "${specifier}".`);
    const namespace = asNamespace(thunk());
    this.#ready.set(specifier, namespace);
    return namespace;
  }
}
