import { join } from 'node:path';
import type { Context } from 'hono';
import type { Modules } from '../compose/index.ts';
import type { Config } from '../config/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Route } from '../platform/http/index.ts';
import type { OriginRules } from '../platform/http/origins.ts';
import type { Log } from '../platform/log/log.ts';
import { createApiDocs } from '../site/api-docs/index.ts';
import { findPlaceholders } from '../site/configuration.ts';
import { createCrawlerFiles } from '../site/crawler-files.ts';
import { createRendererLoader } from '../site/load-page-renderer.ts';
import { createPageFinder } from '../site/page-finder.ts';
import { createScriptFinder } from '../site/page-scripts.ts';
import { readPreviewVersion } from '../site/preview-version.ts';
import { createPageRenderer } from '../site/render-page.ts';
import { createSite } from '../site/serve-site.ts';
import { createSiteRoutes } from '../site/site-routes.ts';
import { openStaticFolder } from '../site/static-files.ts';

interface SitePorts {
  /** The folder of the repository, which has the built web app and preview. */
  readonly root: string;
  readonly config: Config;
  readonly modules: Modules;
  readonly origins: OriginRules;
  readonly log: Log;
  ping(): Promise<boolean>;
  isSecure(c: Context): boolean;
}

export interface OpenSite {
  /** All routes of the API, of the modules and of the site itself. */
  readonly routes: readonly Route[];
  /** Serves pages, assets, files for crawlers and the documentation of the API; null for unknown paths. */
  serve(c: Context): Promise<Response | null>;
}

export async function openSite({
  root,
  config,
  modules,
  origins,
  log,
  ping,
  isSecure,
}: SitePorts): Promise<OpenSite> {
  const { siteSettings, announcements } = modules;
  const projectKey = config.PROJECT_KEY;
  const web = await openStaticFolder(join(root, 'apps', 'web', 'dist'));
  const preview = await openStaticFolder(join(root, 'packages', 'preview', 'dist'));
  const previewVersion = await readPreviewVersion(preview, origins);
  const rendererFile = join(root, 'apps', 'web', 'server', 'dist', 'render-public-page.js');
  const findAnnouncement = (id: string) => announcements.find(id, false);
  const renderPage = createPageRenderer({
    readSettings: siteSettings.read,
    findAnnouncement,
    listAnnouncements: announcements.listActive,
    listPlans: modules.listPlansForPricingPage,
    loadRenderer: createRendererLoader(rendererFile, log),
    findScripts: createScriptFinder(web),
    now: systemClock.now,
    log,
  });
  const servePages = createSite(
    { web, preview },
    origins,
    isSecure,
    renderPage,
    projectKey,
    createPageFinder(findAnnouncement),
    previewVersion,
    modules.formOrigins,
  );
  const serveCrawlerFiles = createCrawlerFiles({
    publicOrigin: config.PUBLIC_ORIGIN,
    isSecure,
    readSettings: siteSettings.read,
    listAnnouncements: announcements.listActive,
    openFile: siteSettings.openFile,
  });
  const apiDocs = createApiDocs({ listEndpoints: () => routes.map(({ endpoint }) => endpoint), projectKey });
  const siteRoutes = createSiteRoutes({
    readSettings: siteSettings.read,
    projectKey,
    listPlaceholders: async () => findPlaceholders(config, await modules.hasConnectedModel()),
    origins,
    previewVersion,
    ping,
  });
  const routes: readonly Route[] = [...modules.routes, ...siteRoutes, ...apiDocs.routes];
  return {
    routes,
    serve: async (c) => (await serveCrawlerFiles(c)) ?? (await apiDocs.serve(c)) ?? servePages(c),
  };
}
