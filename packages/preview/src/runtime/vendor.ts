import { VENDOR_GLOBAL } from '../protocol.ts';

export type Namespace = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Converts a CommonJS value to a namespace: its properties, and the value itself as default export. */
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

/** Loads packages from the vendor script; each runs when it is first imported. */
export class Vendor {
  readonly #factories: Readonly<Record<string, () => unknown>>;
  readonly #ready = new Map<string, Namespace>();

  constructor(factories: Readonly<Record<string, () => unknown>>) {
    this.#factories = factories;
  }

  static fromGlobal(target: object): Vendor {
    const factories: unknown = Reflect.get(target, VENDOR_GLOBAL);
    if (!isObject(factories)) throw new Error('The vendor script has not run.');
    return new Vendor(factories as Readonly<Record<string, () => unknown>>);
  }

  load(specifier: string): Namespace {
    const known = this.#ready.get(specifier);
    if (known) return known;
    const factory = Object.hasOwn(this.#factories, specifier) ? this.#factories[specifier] : undefined;
    if (!factory) throw new Error(`The preview has no package "${specifier}".`);
    const namespace = asNamespace(factory());
    this.#ready.set(specifier, namespace);
    return namespace;
  }
}
