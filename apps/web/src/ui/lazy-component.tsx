import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { importOnline } from './import-online.ts';

export interface LazyProps {
  /** Shown while the component loads, and after a failed load without `renderError`. */
  readonly fallback?: ReactNode;
  /** Shown after a failed load; the argument retries. */
  readonly renderError?: (retry: () => void) => ReactNode;
  /** Called after each failed load. */
  readonly onLoadError?: () => void;
}

/** In milliseconds; twice as long before the second automatic attempt. A device reports a network before it works. */
const pause = 3_000;

/**
 * A component with a separate chunk. A failed load leaves the rest of the page and its input alone and is retried when
 * the component mounts again, when the user asks for it, when the network returns and twice shortly after a failure; a browser that remembers the failure
 * needs a reload of the page (`reloadAfterRelease`);
 * `React.lazy` would show the error screen and never retry. `preload` loads the chunk ahead of time; the component then
 * renders it at once.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded ??= await importOnline(load);
    return loaded;
  };
  function LazyComponent({ fallback = null, renderError, onLoadError, ...props }: Props & LazyProps) {
    const [Component, setComponent] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const reportError = useEffectEvent(() => {
      setHasFailed(true);
      onLoadError?.();
    });
    useEffect(() => {
      if (Component !== null) return;
      let isUnmounted = false;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tryLoading = async (): Promise<void> => {
        try {
          const component = await preload();
          if (!isUnmounted) setComponent(() => component);
        } catch {
          if (isUnmounted) return;
          reportError();
          failures += 1;
          if (failures < 3) timer = setTimeout(tryLoading, failures * pause);
        }
      };
      const tryAgain = (): void => {
        clearTimeout(timer);
        failures = 0;
        void tryLoading();
      };
      void tryLoading();
      window.addEventListener('online', tryAgain);
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
        window.removeEventListener('online', tryAgain);
      };
    }, [Component, attempt]);
    // The remaining props belong to the component.
    if (Component !== null) return <Component {...(props as unknown as Props)} />;
    if (!hasFailed || renderError === undefined) return fallback;
    return renderError(() => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    });
  }
  return Object.assign(LazyComponent, { preload });
}
