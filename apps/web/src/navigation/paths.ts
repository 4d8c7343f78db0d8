// Every address of the site: the router's pattern and the link builder stand together (customer.md §2).

export type AuthMode = 'login' | 'register' | 'forgot' | 'reset';

export const paths = {
  home: { pattern: '/', to: () => '/' },
  auth: {
    pattern: '/auth',
    to: (mode: AuthMode = 'login', next?: string) =>
      `/auth?${new URLSearchParams(next === undefined ? { mode } : { mode, next })}`,
  },
  verifyEmail: { pattern: '/verify-email', to: () => '/verify-email' },
  dashboard: {
    pattern: '/dashboard',
    to: (options: { readonly isCreating?: boolean } = {}) =>
      options.isCreating ? '/dashboard?new=1' : '/dashboard',
  },
  studio: {
    pattern: '/studio/:projectId',
    to: (projectId: string) => `/studio/${encodeURIComponent(projectId)}`,
  },
} as const;
