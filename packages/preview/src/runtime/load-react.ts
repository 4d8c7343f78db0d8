import type { Vendor } from './vendor.ts';

// The development build of React records traces for the browser's developer tools: a stack and a task for every element,
// and a measure for every component that renders. No studio shows them, and they took more than half of an update.

const REACT_MODULES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];
/** Functions of the console that React looks for once, when it is loaded. */
const TRACING = ['createTask', 'timeStamp'];
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Loads React without its traces. Must run after `installRefresh` and before any package that imports React. */
export function loadReact(vendor: Vendor, console: object): void {
  const hidden = TRACING.map((name) => [name, Reflect.getOwnPropertyDescriptor(console, name)] as const);
  for (const name of TRACING) Reflect.deleteProperty(console, name);
  try {
    for (const specifier of REACT_MODULES) vendor.load(specifier);
  } finally {
    for (const [name, descriptor] of hidden)
      if (descriptor !== undefined) Object.defineProperty(console, name, descriptor);
  }
  const internals = vendor.load('react')[INTERNALS];
  if (typeof internals !== 'object' || internals === null) return;
  // React creates stacks of elements until this number reaches a limit, and resets it every second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
