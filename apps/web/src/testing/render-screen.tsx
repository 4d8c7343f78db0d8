import { tr } from '@kilim/messages';
import { en } from '@kilim/messages/en';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { ReauthenticationGate } from '../app/reauthentication-gate.tsx';
import { installTranslation } from '../i18n/translation.ts';
import Toaster from '../ui/toaster.tsx';
import './server.ts';

// Renders a route with all providers against the msw server of `server.ts`. For tests with `@vitest-environment
// happy-dom`: query the page with Testing Library's `screen`, act through the returned `user`.

export interface RenderScreenOptions {
  /** The route pattern and its element. */
  readonly path: string;
  readonly element: ReactNode;
  /** The initial address; the pattern by default. */
  readonly address?: string;
  readonly language?: 'tr' | 'en';
  /** Retries failed reads as in production; off by default, so that errors show at once. */
  readonly hasRetries?: boolean;
}

function OtherPage() {
  return <p>{`arrived at ${useLocation().pathname}`}</p>;
}

/** Renders the route. Any other address shows `arrived at {path}`. */
export function renderScreen({
  path,
  element,
  address = path,
  language = 'tr',
  hasRetries = false,
}: RenderScreenOptions) {
  installTranslation(language, language === 'tr' ? tr : en);
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  if (!hasRetries) client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <OtherPage /> },
    ],
    { initialEntries: [address] },
  );
  // Without the default pause between actions, which would also hang under fake timers.
  const user = userEvent.setup({ delay: null });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ReauthenticationGate />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, client, router, user };
}

/** Sets the width of the window in CSS pixels, for media queries. */
export function setWindowWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}

// Long enough for a busy machine; a query that succeeds does not wait.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // Toasts live outside of React and would show in the next test.
  toast.dismiss();
});
