import type { SourceLocation } from '../protocol.ts';
import type { Namespace } from './vendor.ts';

/** The runtime that the transforms use for JSX, because they compile for development. */
export const JSX_RUNTIME = 'react/jsx-dev-runtime';

/** Where the elements of the app's own files were written. */
export interface ElementSources {
  /** The JSX runtime for modules of the app, which records every element. */
  readonly runtime: Namespace;
  /** The place of the element with these props; null for elements of packages. */
  find(props: unknown): SourceLocation | null;
}

type CreateElement = (...values: unknown[]) => unknown;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function readSource(value: unknown): SourceLocation | null {
  if (!isObject(value)) return null;
  const path: unknown = Reflect.get(value, 'fileName');
  const line: unknown = Reflect.get(value, 'lineNumber');
  const column: unknown = Reflect.get(value, 'columnNumber');
  if (typeof path !== 'string' || typeof line !== 'number') return null;
  return { path, line, column: typeof column === 'number' ? column : 1 };
}

/**
 * Records the place that the transform passes with every element, by the element's props: React itself drops it. The
 * props stay as they are, so the app cannot observe it.
 */
export function createElementSources(loadRuntime: () => Namespace): ElementSources {
  const places = new WeakMap<object, unknown>();
  const original = loadRuntime();
  const create = original.jsxDEV as CreateElement;
  const jsxDEV: CreateElement = (type, config, key, isStatic, source, self) => {
    const element = create(type, config, key, isStatic, source, self);
    const props: unknown = isObject(element) ? Reflect.get(element, 'props') : null;
    if (isObject(props)) places.set(props, source);
    return element;
  };
  return {
    runtime: Object.defineProperty(Object.create(original) as Record<string, unknown>, 'jsxDEV', {
      enumerable: true,
      value: jsxDEV,
    }),
    find: (props) => (isObject(props) ? readSource(places.get(props)) : null),
  };
}
