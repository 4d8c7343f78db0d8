/**
 * Routes of the web app in the router's syntax (`:name` is one segment, `:name?` is optional): docs/rules/pages.md. The
 * server answers every other path with 404; the web's route table must match.
 */
export const pageRoutes = [
  '/',
  '/auth',
  '/auth/link',
  '/verify-email',
  '/undo-deletion',
  '/dashboard',
  '/start',
  '/settings',
  '/support',
  '/pricing',
  '/gallery',
  '/gallery/:appId',
  '/admin',
  '/payment/:planId?',
  '/payment/success',
  '/payment/error',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/:announcementId',
  '/studio/:projectId',
  '/visual/:projectId',
  '/remix/:exampleId',
] as const;

const matchers = pageRoutes.map(
  (pattern) =>
    new RegExp(
      `^${pattern.replaceAll(/\/:\w+(\??)/g, (_, isOptional) => `(?:/[^/]+)${isOptional}`)}/?$`,
      'i',
    ),
);

/** Whether a path belongs to a route. Does not check that an id in it exists. */
export function isPagePath(path: string): boolean {
  return matchers.some((matcher) => matcher.test(path));
}
