import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { bridgeToastEvent } from '../ui/toast.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ReauthenticationGate } from './reauthentication-gate.tsx';

const Toaster = lazyComponent(async () => (await import('../ui/toaster.tsx')).default);

export interface AppProps {
  readonly client: QueryClient;
  /** The browser router or the server's static router. */
  readonly children: ReactNode;
  /** Called once after hydration. */
  readonly onHydrated?: () => void;
}

/** The whole page: query cache, routes, toasts. The same on the server and in the browser. */
export function App({ client, children, onHydrated }: AppProps) {
  // Toasts render after hydration; the server renders none.
  const isHydrated = useHydrated();
  useEffect(() => bridgeToastEvent(), []);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <ReauthenticationGate />
      {isHydrated ? <Toaster /> : null}
    </QueryClientProvider>
  );
}
