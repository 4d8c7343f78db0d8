// Import rules (docs/architecture.md). scripts/boundaries.test.ts tests each rule with a violation; exceptions have their
// reason in the rule's comment.
const test = '\\.(test|spec|browser)\\.tsx?$';
const pure = 'packages/(contract|messages|design-model|app-kit|composer)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment:
        'The kit of composed apps and the preview vendor build name packages that only the preview’s own bundler resolves.',
      from: {
        pathNot: ['^packages/composer/kit/', '^packages/preview/(build|vendor)/'],
      },
      to: { couldNotResolve: true, pathNot: ['^node:', '^virtual:', '\\?url$'] },
    },
    { name: 'packages-not-to-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'apps-not-to-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'contract-is-leaf',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'packages-not-to-packages',
      severity: 'error',
      from: { path: '^packages/(messages|app-kit)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/contract/'] },
    },
    {
      name: 'composer-only-app-kit',
      severity: 'error',
      from: { path: '^packages/composer/src/' },
      to: { path: '^packages/', pathNot: ['^packages/(composer|contract|app-kit)/'] },
    },
    {
      name: 'design-model-only-app-kit',
      severity: 'error',
      from: { path: '^packages/design-model/src/' },
      to: { path: '^packages/', pathNot: ['^packages/(design-model|contract|app-kit)/'] },
    },
    {
      name: 'preview-only-app-kit',
      severity: 'error',
      from: { path: '^packages/preview/' },
      to: { path: '^packages/', pathNot: ['^packages/(preview|contract|app-kit)/'] },
    },
    {
      name: 'preview-parts-only-by-protocol',
      severity: 'error',
      from: { path: '^packages/preview/src/(host|worker|runtime)/', pathNot: test },
      to: { path: '^packages/preview/src/(host|worker|runtime)/', pathNot: '^packages/preview/src/$1/' },
    },
    {
      name: 'model-not-to-codegen',
      severity: 'error',
      comment: 'A test may use the whole package.',
      from: {
        path: '^packages/design-model/src/(model|catalogue|commands|geometry|history)/',
        pathNot: test,
      },
      to: { path: '^packages/design-model/src/(actions|codegen|templates|suggest)/' },
    },
    {
      name: 'pure-no-io',
      severity: 'error',
      from: { path: `^${pure}/src/`, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-no-frameworks',
      severity: 'error',
      from: { path: `^${pure}/src/`, pathNot: test },
      to: { path: 'node_modules/(react|react-dom|hono|@hono|kysely|zustand)/' },
    },
    {
      name: 'server-modules-only-by-index',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'server-platform-not-to-modules',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(modules/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: ['repository\\.ts$', test, '/testing/'] },
      to: { path: ['node_modules/(kysely|pg)/', '^apps/server/src/platform/db/'] },
    },
    {
      name: 'http-only-in-routes',
      severity: 'error',
      comment: 'session-reply.ts is shared by the routes of accounts that start or end a session.',
      from: {
        path: '^apps/server/src/modules/',
        pathNot: ['routes\\.ts$', '/accounts/sessions/session-reply\\.ts$', test, '/testing/'],
      },
      to: {
        path: ['node_modules/(hono|@hono)/', '^apps/server/src/platform/http/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-no-cross-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-feature-not-to-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-shared-not-to-features',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|api|i18n|accounts)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-ui-not-to-api',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/api/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/\\.cache/', '^packages/composer/kit/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
