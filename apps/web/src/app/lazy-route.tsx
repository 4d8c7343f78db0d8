import { AppError } from '@kilim/contract';
import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { ErrorPanel } from './error-screen.tsx';

const createLoadError = () => new AppError('general_unavailable', { cause: 'the chunk did not load' });

/**
 * The `lazy` function of a route. It never rejects, because the router would never retry a failed lazy route: the
 * component shows the error and retries instead.
 */
export function lazyRoute(load: () => Promise<ComponentType>) {
  const Screen = lazyComponent(load);
  const route = {
    Component: () => (
      <Screen
        fallback={<main aria-busy="true" className="min-h-[70dvh]" />}
        renderError={(retry) => <ErrorPanel error={createLoadError()} onRetry={retry} />}
      />
    ),
  };
  return async () => {
    await Screen.preload().catch(() => undefined);
    return route;
  };
}
