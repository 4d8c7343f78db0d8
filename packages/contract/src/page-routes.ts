/**
 * Where the site has pages (customer.md §2), in the router's form: what stands behind a `:` is anything, with a `?` at
 * its end also nothing. The server answers every other address as missing; the web's own table has to agree.
 */
export const pageRoutes = [
  '/',
  '/auth',
  '/auth/link',
  '/verify-email',
  '/undo-deletion',
  '/dashboard',
  '/settings',
  '/pricing',
  '/admin',
  '/payment/:planId?',
  '/payment/success',
  '/payment/error',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/:announcementId',
  '/studio/:projectId',
] as const;

const matchers = pageRoutes.map(
  (pattern) =>
    new RegExp(
      `^${pattern.replaceAll(/\/:\w+(\??)/g, (_, isOptional) => `(?:/[^/]+)${isOptional}`)}/?$`,
      'i',
    ),
);

/** Whether a page stands at a path; of a page with an id in its path that one could. */
export function isPagePath(path: string): boolean {
  return matchers.some((matcher) => matcher.test(path));
}
