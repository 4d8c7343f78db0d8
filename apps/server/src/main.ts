// Composition root: environment → database → modules → listening. The only place that reads the environment.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createApp } from './app.ts';
import { compose } from './compose/index.ts';
import { type Config, readConfig } from './config/index.ts';
import { loadTokenCounter } from './modules/ai/index.ts';
import { attachRealtime } from './modules/realtime/index.ts';
import { systemClock } from './platform/clock/clock.ts';
import { openDatabase } from './platform/db/index.ts';
import { createLocalEvents, createPostgresEvents } from './platform/events/index.ts';
import type { ConnectionFacts } from './platform/http/create-context.ts';
import { guardConnections } from './platform/http/guard-connections.ts';
import { countUse, createRateLimits, networkOf, type Route } from './platform/http/index.ts';
import { isSecureHost, isTrustedOrigin, type OriginRules } from './platform/http/origins.ts';
import { createLog } from './platform/log/log.ts';
import { createBlockLog, type LoopGuard, startLoopGuard } from './platform/loop/index.ts';
import { createSecretBox, loadServerKey } from './platform/secrets/index.ts';
import { createLocalStorage } from './platform/storage/index.ts';
import { createApiDocs } from './site/api-docs/index.ts';
import { findPlaceholders } from './site/configuration.ts';
import { createCrawlerFiles } from './site/crawler-files.ts';
import { lockDataDirectory } from './site/data-directory.ts';
import { describeStartFailure, type StartFacts } from './site/describe-start-failure.ts';
import { createRendererLoader } from './site/load-page-renderer.ts';
import { createPageFinder } from './site/page-finder.ts';
import { createScriptFinder } from './site/page-scripts.ts';
import { describePreviewSite } from './site/preview-site.ts';
import { createPageRenderer } from './site/render-page.ts';
import { createSite } from './site/serve-site.ts';
import { createSiteRoutes } from './site/site-routes.ts';
import { openStaticFolder } from './site/static-files.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Set when the environment was read; used to explain a failed start. */
let facts: StartFacts | null = null;

function loadConfig(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/** The last entry is from the trusted proxy; clients can forge the ones before it. */
const lastForwarded = (header: string | undefined): string | undefined =>
  header?.split(',').at(-1)?.trim() || undefined;

function readConnection({ TRUST_PROXY, PUBLIC_ORIGIN }: Config, c: Context): ConnectionFacts {
  const direct = getConnInfo(c).remote.address ?? '';
  const { outgoing } = c.env as HttpBindings;
  const onClosed = (listener: () => void): void => void outgoing.once('close', listener);
  if (!TRUST_PROXY) {
    const isSecure = isSecureHost(c.req.header('host') ?? '', { publicOrigin: PUBLIC_ORIGIN });
    return { ip: direct, isSecure, onClosed };
  }
  return {
    ip: lastForwarded(c.req.header('x-forwarded-for')) ?? direct,
    isSecure: lastForwarded(c.req.header('x-forwarded-proto')) === 'https',
    onClosed,
  };
}

async function listen(server: Server, { HOST, PORT }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(PORT, HOST, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}

async function start(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.LOG_LEVEL);
  const dataFolder = resolve(root, config.DATA_DIR);
  facts = { dataFolder, databaseUrl: config.DATABASE_URL, host: config.HOST, port: config.PORT };
  const unlock = lockDataDirectory(dataFolder);
  process.on('exit', unlock);

  const database = openDatabase(
    config.DATABASE_URL
      ? { engine: 'postgres', url: config.DATABASE_URL }
      : { engine: 'sqlite', path: join(dataFolder, 'kilim.sqlite') },
    (error) => log.warn({ err: error }, 'a database connection broke'),
  );
  await database.migrate();
  const onEventError = (error: unknown): void => log.warn({ err: error }, 'events');
  const postgresEvents = config.DATABASE_URL ? createPostgresEvents(config.DATABASE_URL, onEventError) : null;
  await postgresEvents?.start();
  const events = postgresEvents ?? createLocalEvents(onEventError);
  const secrets = createSecretBox(
    loadServerKey(dataFolder, { secret: config.APP_SECRET, isInUse: await database.hasUsers() }),
  );
  const storage = createLocalStorage(join(dataFolder, 'files'));
  const modules = compose(config, database, events, log, { secrets, storage });
  await modules.seed();
  const firstAdmin = await modules.accounts.ensureFirstAdmin();
  // Printed before listening: if the port is taken, the password must not be lost.
  if (firstAdmin) {
    say('First administrator (this password is shown only now and replaced at the first sign-in):');
    say(`  e-mail    ${firstAdmin.email}`);
    say(`  password  ${firstAdmin.password}`);
    say('');
  }

  const origins: OriginRules = {
    publicOrigin: config.PUBLIC_ORIGIN,
    previewOrigin: config.PREVIEW_ORIGIN,
    trustedOrigins: config.TRUSTED_ORIGINS,
  };
  if (config.TRUST_PROXY && config.PUBLIC_ORIGIN === undefined) {
    log.warn(
      'TRUST_PROXY is on without PUBLIC_ORIGIN: requests for any name but localhost are answered with 421',
    );
  }
  const previewProblem = describePreviewSite(config);
  if (previewProblem !== null) log.warn(previewProblem);
  const limits = createRateLimits(config.RATE_LIMIT_FACTOR, {
    count: (count) => countUse(database.transactions.outside, count),
    clock: systemClock,
    log,
  });
  const connectionOf = (c: Context) => readConnection(config, c);
  const web = await openStaticFolder(join(root, 'apps', 'web', 'dist'));
  const site = createSite(
    {
      web,
      preview: await openStaticFolder(join(root, 'packages', 'preview', 'dist')),
    },
    origins,
    (c) => connectionOf(c).isSecure,
    createPageRenderer({
      readSettings: modules.siteSettings.read,
      findAnnouncement: (id) => modules.announcements.find(id, false),
      listAnnouncements: modules.announcements.listActive,
      listPlans: modules.listPlansForPricingPage,
      loadRenderer: createRendererLoader(
        join(root, 'apps', 'web', 'server', 'dist', 'render-public-page.js'),
        log,
      ),
      findScripts: createScriptFinder(web),
      now: systemClock.now,
      log,
    }),
    config.PROJECT_KEY,
    createPageFinder((id) => modules.announcements.find(id, false)),
    modules.formOrigins,
  );
  const crawlerFiles = createCrawlerFiles({
    publicOrigin: config.PUBLIC_ORIGIN,
    isSecure: (c) => connectionOf(c).isSecure,
    readSettings: modules.siteSettings.read,
    listAnnouncements: modules.announcements.listActive,
    openFile: modules.siteSettings.openFile,
  });
  const apiDocs = createApiDocs({
    listEndpoints: () => routes.map(({ endpoint }) => endpoint),
    projectKey: config.PROJECT_KEY,
  });
  const routes: readonly Route[] = [
    ...modules.routes,
    ...createSiteRoutes({
      readSiteName: async () => (await modules.siteSettings.read()).siteName,
      projectKey: config.PROJECT_KEY,
      placeholders: findPlaceholders(config),
      origins,
      ping: database.ping,
    }),
    ...apiDocs.routes,
  ];
  const app = createApp({
    routes,
    authenticate: modules.accounts.authenticate,
    verifyProof: modules.accounts.verifyProof,
    parseLargeJson: modules.parseLargeJson,
    connectionOf,
    serveSite: async (c) => (await crawlerFiles(c)) ?? (await apiDocs.serve(c)) ?? site(c),
    limits,
    origins,
    hosts: modules.hosts,
    projectKey: config.PROJECT_KEY,
    log,
  });

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { connectionsCheckingInterval: 5_000 },
  }) as Server;
  // Behind a proxy, all connections come from the proxy and are not counted.
  guardConnections(server, ({ remoteAddress }) =>
    config.TRUST_PROXY ? null : networkOf(remoteAddress ?? ''),
  );
  const realtime = attachRealtime(server, {
    clock: systemClock,
    events,
    limits,
    projectKey: config.PROJECT_KEY,
    authenticate: async (credentials) => {
      const caller = await modules.accounts.authenticate(credentials);
      if (!caller || caller.awaitsFactor || caller.mustChangePassword) return null;
      const { userId, name, email } = caller;
      return { userId, user: { $id: userId, name, email } };
    },
    ownsProject: modules.ownsProject,
    isTrustedOrigin: (origin, host) => isTrustedOrigin(origin, host, origins),
    acceptsHost: modules.hosts.accepts,
    ipOf: (request) =>
      (config.TRUST_PROXY && lastForwarded(String(request.headers['x-forwarded-for'] ?? ''))) ||
      (request.socket.remoteAddress ?? ''),
    onError: (error) => log.warn({ err: error }, 'realtime'),
  });

  let loopGuard: LoopGuard | undefined;
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Its inspector session would keep the process alive.
    await loopGuard?.stop();
    server.close();
    await realtime.close();
    await modules.stop();
    server.closeAllConnections();
    await postgresEvents?.close();
    await database.close();
    unlock();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
  }

  // Loaded now, because it would block the event loop for 300 ms at the first turn.
  await loadTokenCounter();
  const port = await listen(server, config);
  modules.start();
  // Started last, because loading the modules blocks longer than any request may.
  if (config.LOOP_GUARD) loopGuard = await startLoopGuard({ onBlock: createBlockLog(log) });
  say(`Kilim is ready: ${config.PUBLIC_ORIGIN ?? `http://localhost:${port}`}`);
}

start().catch((error: unknown) => {
  const sentence = describeStartFailure(error, facts);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${sentence ?? stack}\n`);
  process.exit(1);
});
