import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../compose/index.ts';
import { readConfig } from '../config/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { createLocalEvents } from '../platform/events/index.ts';
import type { Route } from '../platform/http/index.ts';
import { silentLog } from '../platform/log/log.ts';
import { createSecretBox } from '../platform/secrets/index.ts';
import { createLocalStorage } from '../platform/storage/index.ts';
import { createApiDocs } from '../site/api-docs/index.ts';
import { createSiteRoutes } from '../site/site-routes.ts';

/**
 * Composes all modules over an empty, seeded SQLite database in a temporary folder. `routes` has every route of the
 * server; jobs are not started. `close` removes the folder.
 */
export async function openComposedServer(variables: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-composed-'));
  const database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
  await database.migrate();
  const modules = compose(readConfig(variables), database, createLocalEvents(), silentLog, {
    secrets: createSecretBox(Buffer.alloc(32)),
    storage: createLocalStorage(join(folder, 'files')),
    dataFolder: folder,
  });
  await modules.seed();
  const siteRoutes = createSiteRoutes({
    readSettings: modules.siteSettings.read,
    projectKey: 'kilim',
    listPlaceholders: async () => [],
    origins: { publicOrigin: undefined, previewOrigin: undefined, trustedOrigins: [] },
    previewVersion: 'test',
    ping: database.ping,
  });
  const apiDocs = createApiDocs({
    listEndpoints: () => routes.map(({ endpoint }) => endpoint),
    projectKey: 'kilim',
  });
  const routes: readonly Route[] = [...modules.routes, ...siteRoutes, ...apiDocs.routes];
  return {
    modules,
    transactions: database.transactions,
    routes,
    apiDocs,
    close: async (): Promise<void> => {
      await modules.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ComposedServer = Awaited<ReturnType<typeof openComposedServer>>;
