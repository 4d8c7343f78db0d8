import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../api/query-client.ts';
import { bridgeToastEvent } from '../ui/toast.ts';
import type { createRouter } from './router.tsx';

const Toaster = lazy(() => import('../ui/toaster.tsx'));
const client = createQueryClient();

/** The whole page: server cache, tooltips, toasts, routes. */
export function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  useEffect(() => bridgeToastEvent(), []);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
