import type { ComponentType } from 'react';
import { createBrowserRouter, type Location, matchRoutes, type RouteObject } from 'react-router';
import type { MessageNamespace } from '../i18n/namespaces.ts';
import { ensureNamespace } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FullScreenLoader } from './full-screen-loader.tsx';
import { RequireAdmin, RequireGuest, RequireSession } from './guards.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { Shell } from './shell/shell.tsx';

/** Loads a screen's chunk together with the texts it needs beyond the site-wide ones. */
function screen(
  load: () => Promise<{ readonly default: ComponentType }>,
  ...namespaces: readonly MessageNamespace[]
) {
  return lazyRoute(async () => {
    // The server already has all texts.
    const texts = import.meta.env.SSR ? [] : namespaces.map(ensureNamespace);
    const [loaded] = await Promise.all([load(), ...texts]);
    return loaded.default;
  });
}

/** The route table, used by the browser and by the server that renders the public pages. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      {
        // An error in a screen keeps the shell around it.
        errorElement: <ErrorScreen />,
        children: [
          {
            path: paths.home.pattern,
            lazy: screen(() => import('../features/home/home-route.tsx'), 'home'),
          },
          {
            element: <RequireGuest />,
            children: [
              {
                path: paths.auth.pattern,
                lazy: screen(() => import('../features/auth/auth-route.tsx'), 'auth'),
              },
            ],
          },
          {
            path: paths.pricing.pattern,
            lazy: screen(() => import('../features/pricing/pricing-route.tsx'), 'pricing'),
          },
          {
            path: paths.gallery.pattern,
            lazy: screen(() => import('../features/gallery/gallery-route.tsx'), 'gallery'),
          },
          {
            path: paths.galleryApp.pattern,
            lazy: screen(() => import('../features/gallery/gallery-app-route.tsx'), 'gallery'),
          },
          {
            path: paths.contact.pattern,
            lazy: screen(() => import('../features/contact/contact-route.tsx'), 'contact'),
          },
          {
            path: paths.privacy.pattern,
            lazy: screen(() => import('../features/legal/privacy-route.tsx')),
          },
          {
            path: paths.kvkk.pattern,
            lazy: screen(() => import('../features/legal/kvkk-route.tsx')),
          },
          {
            path: paths.announcement.pattern,
            lazy: screen(() => import('../features/announcements/announcement-route.tsx')),
          },
          {
            path: paths.verifyEmail.pattern,
            lazy: screen(() => import('../features/auth/verify-email-route.tsx'), 'auth'),
          },
          {
            path: paths.magicLink.pattern,
            lazy: screen(() => import('../features/auth/magic-link-route.tsx'), 'auth'),
          },
          {
            path: paths.undoDeletion.pattern,
            lazy: screen(() => import('../features/auth/undo-deletion-route.tsx'), 'auth'),
          },
          {
            element: <RequireSession />,
            children: [
              {
                path: paths.dashboard.pattern,
                lazy: screen(() => import('../features/dashboard/dashboard-route.tsx'), 'dashboard'),
              },
              {
                path: paths.start.pattern,
                lazy: screen(() => import('../features/start/start-route.tsx'), 'start', 'auth', 'dashboard'),
              },
              {
                path: paths.settings.pattern,
                lazy: screen(() => import('../features/settings/settings-route.tsx'), 'settings'),
              },
              {
                path: paths.support.pattern,
                lazy: screen(() => import('../features/support/support-route.tsx'), 'support'),
              },
              {
                path: paths.paymentSuccess.pattern,
                lazy: screen(() => import('../features/checkout/result-route.tsx'), 'all'),
              },
              {
                path: paths.paymentError.pattern,
                lazy: screen(() => import('../features/checkout/result-route.tsx'), 'all'),
              },
              {
                path: paths.payment.pattern,
                lazy: screen(() => import('../features/checkout/checkout-route.tsx'), 'all'),
              },
              {
                path: paths.studio.pattern,
                lazy: screen(() => import('../features/studio/studio-route.tsx'), 'studio'),
              },
              {
                path: paths.visual.pattern,
                lazy: screen(() => import('../features/studio/visual-route.tsx'), 'studio', 'designer'),
              },
              {
                path: paths.remix.pattern,
                lazy: screen(() => import('../features/remix/remix-route.tsx'), 'showcase', 'gallery'),
              },
            ],
          },
          {
            element: <RequireAdmin />,
            children: [
              {
                path: paths.admin.pattern,
                lazy: screen(() => import('../features/admin/admin-route.tsx'), 'all'),
              },
            ],
          },
          {
            path: '*',
            lazy: screen(() => import('./not-found-route.tsx')),
          },
        ],
      },
    ],
  },
];

/** Loads the screen of an address before hydration, so that React finds it synchronously. */
export async function loadFirstScreen(location: Pick<Location, 'pathname'>): Promise<void> {
  const matches = matchRoutes(routes, { pathname: location.pathname }) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The browser router. Every screen is a separate chunk. */
export function createRouter() {
  return createBrowserRouter(routes);
}
