import type { ComponentType, ReactNode } from 'react';
import type { Vendor } from './vendor.ts';

interface ReactRoot {
  render(node: ReactNode): void;
}

interface ReactModules {
  readonly createElement: (type: unknown, props: object | null, ...children: ReactNode[]) => ReactNode;
  readonly createRoot: (
    element: Element,
    options: {
      readonly onUncaughtError: (error: unknown) => void;
      readonly onRecoverableError: (error: unknown) => void;
    },
  ) => ReactRoot;
  readonly flushSync: (task: () => void) => void;
  readonly View: unknown;
  readonly SafeAreaProvider: unknown;
}

function readModules(vendor: Vendor): ReactModules {
  return {
    createElement: vendor.load('react').createElement as ReactModules['createElement'],
    createRoot: vendor.load('react-dom/client').createRoot as ReactModules['createRoot'],
    flushSync: vendor.load('react-dom').flushSync as ReactModules['flushSync'],
    View: vendor.load('react-native').View,
    SafeAreaProvider: vendor.load('react-native-safe-area-context').SafeAreaProvider,
  };
}

/** Whether React can render a value as a component. Unlike for Fast Refresh, its name does not matter. */
export function isRenderable(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/**
 * React's root with the wrappers that Expo adds to an app. An error that no error boundary catches unmounts the app
 * (`isMounted`), and the next update mounts it again.
 */
export class AppRoot {
  readonly #react: ReactModules;
  readonly #root: ReactRoot;
  #mounts = 0;
  #alive = false;

  constructor(vendor: Vendor, element: Element, onError: (error: unknown) => void) {
    this.#react = readModules(vendor);
    this.#root = this.#react.createRoot(element, {
      onUncaughtError: (error) => {
        this.#alive = false;
        onError(error);
      },
      // React has already recovered, so it is logged and not shown as an error.
      onRecoverableError: (error) => console.warn(error),
    });
  }

  isMounted(): boolean {
    return this.#alive;
  }

  /** Mounts the component with new state, synchronously. */
  mount(component: ComponentType): void {
    const { createElement, flushSync, View, SafeAreaProvider } = this.#react;
    this.#mounts += 1;
    this.#alive = true;
    const initialMetrics = {
      frame: { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight },
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    };
    const app = createElement(View, { style: { flex: 1 } }, createElement(component, null));
    flushSync(() =>
      this.#root.render(createElement(SafeAreaProvider, { key: this.#mounts, initialMetrics }, app)),
    );
  }

  /** Unmounts the app before another mount. */
  clear(): void {
    if (this.#alive) this.#react.flushSync(() => this.#root.render(null));
    this.#alive = false;
  }

  /**
   * Runs a refresh. Returns false if the app was not mounted and the refresh rendered nothing, so that it must be
   * mounted. Errors while rendering are reported separately.
   */
  refresh(perform: () => boolean): boolean {
    const wasAlive = this.#alive;
    this.#alive = true;
    const rendered = perform();
    if (wasAlive || rendered) return true;
    this.#alive = false;
    return false;
  }
}
