// Composition root: environment → database → modules → listening. The only place that reads the environment.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Context } from 'hono';
import { createApp } from './app.ts';
import { compose } from './compose/index.ts';
import { type Config, readConfig } from './config/index.ts';
import { attachRealtime } from './modules/realtime/index.ts';
import { systemClock } from './platform/clock/clock.ts';
import { guardConnections } from './platform/http/guard-connections.ts';
import { countUse, createRateLimits, networkOf } from './platform/http/index.ts';
import { isTrustedOrigin, type OriginRules } from './platform/http/origins.ts';
import { createLog } from './platform/log/log.ts';
import { createBlockLog, type LoopGuard, startLoopGuard } from './platform/loop/index.ts';
import { lockDataDirectory } from './site/data-directory.ts';
import { describeStartFailure, type StartFacts } from './site/describe-start-failure.ts';
import { describePreviewSite } from './site/preview-site.ts';
import { readAddress, readConnection } from './start/connection.ts';
import { openSite } from './start/open-site.ts';
import { openStores } from './start/open-stores.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Set when the environment was read; used to explain a failed start. */
let facts: StartFacts | null = null;

function loadConfig(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
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

  const stores = await openStores(config, dataFolder, log);
  const { database, events } = stores;
  const modules = compose(config, database, events, log, stores);
  await modules.seed();
  const firstAdmin = await modules.accounts.ensureFirstAdmin();
  // Before listening: if the port is taken, the password must not be lost.
  if (firstAdmin) {
    print('First administrator (this password is shown only now and replaced at the first sign-in):');
    print(`  e-mail    ${firstAdmin.email}`);
    print(`  password  ${firstAdmin.password}`);
    print('');
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
  const site = await openSite({
    root,
    config,
    modules,
    origins,
    log,
    ping: database.ping,
    isSecure: (c) => connectionOf(c).isSecure,
  });
  const app = createApp({
    routes: site.routes,
    authenticate: modules.accounts.authenticate,
    verifyProof: modules.accounts.verifyProof,
    parseLargeJson: modules.parseLargeJson,
    connectionOf,
    serveSite: site.serve,
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
      return modules.describeCaller(caller);
    },
    ownsProject: modules.ownsProject,
    readDocument: modules.readDocument,
    isTrustedOrigin: (origin, host) => isTrustedOrigin(origin, host, origins),
    acceptsHost: modules.hosts.accepts,
    ipOf: (request) => readAddress(config, request),
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
    await stores.close();
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

  const port = await listen(server, config);
  modules.start();
  // Started last, because loading the modules blocks longer than any request may.
  if (config.LOOP_GUARD) loopGuard = await startLoopGuard({ onBlock: createBlockLog(log) });
  print(`Kilim is ready: ${config.PUBLIC_ORIGIN ?? `http://localhost:${port}`}`);
}

start().catch((error: unknown) => {
  const sentence = describeStartFailure(error, facts);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${sentence ?? stack}\n`);
  process.exit(1);
});
