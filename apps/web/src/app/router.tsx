import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FullScreenLoader } from './full-screen-loader.tsx';
import { RequireAdmin, RequireGuest, RequireSession } from './guards.tsx';
import { Shell } from './shell/shell.tsx';

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      {
        // A screen that fails keeps the shell around it.
        errorElement: <ErrorScreen />,
        children: [
          {
            path: paths.home.pattern,
            lazy: async () => ({ Component: (await import('../features/home/home-route.tsx')).default }),
          },
          {
            element: <RequireGuest />,
            children: [
              {
                path: paths.auth.pattern,
                lazy: async () => ({ Component: (await import('../features/auth/auth-route.tsx')).default }),
              },
            ],
          },
          {
            path: paths.pricing.pattern,
            lazy: async () => ({
              Component: (await import('../features/pricing/pricing-route.tsx')).default,
            }),
          },
          {
            path: paths.contact.pattern,
            lazy: async () => ({
              Component: (await import('../features/contact/contact-route.tsx')).default,
            }),
          },
          {
            path: paths.privacy.pattern,
            lazy: async () => ({ Component: (await import('../features/legal/privacy-route.tsx')).default }),
          },
          {
            path: paths.kvkk.pattern,
            lazy: async () => ({ Component: (await import('../features/legal/kvkk-route.tsx')).default }),
          },
          {
            path: paths.announcement.pattern,
            lazy: async () => ({
              Component: (await import('../features/announcements/announcement-route.tsx')).default,
            }),
          },
          {
            path: paths.verifyEmail.pattern,
            lazy: async () => ({
              Component: (await import('../features/auth/verify-email-route.tsx')).default,
            }),
          },
          {
            path: paths.magicLink.pattern,
            lazy: async () => ({
              Component: (await import('../features/auth/magic-link-route.tsx')).default,
            }),
          },
          {
            path: paths.undoDeletion.pattern,
            lazy: async () => ({
              Component: (await import('../features/auth/undo-deletion-route.tsx')).default,
            }),
          },
          {
            element: <RequireSession />,
            children: [
              {
                path: paths.dashboard.pattern,
                lazy: async () => ({
                  Component: (await import('../features/dashboard/dashboard-route.tsx')).default,
                }),
              },
              {
                path: paths.settings.pattern,
                lazy: async () => ({
                  Component: (await import('../features/settings/settings-route.tsx')).default,
                }),
              },
              {
                path: paths.paymentSuccess.pattern,
                lazy: async () => ({
                  Component: (await import('../features/checkout/result-route.tsx')).default,
                }),
              },
              {
                path: paths.paymentError.pattern,
                lazy: async () => ({
                  Component: (await import('../features/checkout/result-route.tsx')).default,
                }),
              },
              {
                path: paths.payment.pattern,
                lazy: async () => ({
                  Component: (await import('../features/checkout/checkout-route.tsx')).default,
                }),
              },
              {
                path: paths.studio.pattern,
                lazy: async () => ({
                  Component: (await import('../features/studio/studio-route.tsx')).default,
                }),
              },
            ],
          },
          {
            element: <RequireAdmin />,
            children: [
              {
                path: paths.admin.pattern,
                lazy: async () => ({
                  Component: (await import('../features/admin/admin-route.tsx')).default,
                }),
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./not-found-route.tsx')).default }),
          },
        ],
      },
    ],
  },
];

/** The router of the site; every screen is a chunk of its own. */
export function createRouter() {
  return createBrowserRouter(routes);
}
