import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { bridgeToastEvent } from '../ui/toast.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx'));

export interface AppProps {
  readonly client: QueryClient;
  /** The router: another one on the server than in the browser. */
  readonly children: ReactNode;
  /** Told once the page stands in the browser. */
  readonly onStanding?: () => void;
}

/** The whole page: server cache, routes, toasts. The same on the server and in the browser. */
export function App({ client, children, onStanding }: AppProps) {
  // Toasts come once the page stands; the server has none.
  const isStanding = useHydrated();
  useEffect(() => bridgeToastEvent(), []);
  useEffect(() => onStanding?.(), [onStanding]);
  return (
    <QueryClientProvider client={client}>
      {children}
      {isStanding ? (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}
