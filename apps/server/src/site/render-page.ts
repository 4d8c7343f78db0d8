import {
  type Announcement,
  AppError,
  type EndpointReply,
  type getSite,
  type Language,
  type listPlans,
  type PageData,
  type PageRenderer,
  type PublicPage,
  type PublicSettings,
  readLanguageParam,
  removeLanguageParam,
  type Theme,
} from '@kilim/contract';
import type { Log } from '../platform/log/log.ts';
import { fillPage, readAnnouncementId } from './page-head.ts';
import type { FindScripts } from './page-scripts.ts';
import { type StaticFile, toStaticFile } from './static-files.ts';

export interface PagePorts {
  readSettings(): Promise<PublicSettings>;
  /** Throws `announcement_not_found` for announcements that guests may not see. */
  findAnnouncement(id: string): Promise<Announcement>;
  listAnnouncements(): Promise<readonly Announcement[]>;
  listPlans(): Promise<EndpointReply<typeof listPlans>>;
  /** null when the web app's renderer was not built. */
  loadRenderer(): Promise<PageRenderer | null>;
  readonly findScripts: FindScripts;
  /** Epoch milliseconds. */
  now(): number;
  readonly log: Pick<Log, 'warn'>;
}

export interface PageRequest {
  readonly path: string;
  /** With the `?`, or empty. */
  readonly search: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly origin: string;
  readonly site: Omit<EndpointReply<typeof getSite>, 'siteName' | 'welcomeCredits'>;
  /** The browser has no session. */
  readonly isGuest: boolean;
}

/** Fills the built page for a request. Never throws: after an error the page is returned as it was built. */
export type RenderPage = (page: StaticFile, request: PageRequest) => Promise<StaticFile>;

/** Bounded, because clients choose the addresses. */
const cacheMaximum = 200;

function addToCache<Value>(cache: Map<string, Value>, key: string, value: Value): Value {
  if (cache.size >= cacheMaximum) cache.clear();
  cache.set(key, value);
  return value;
}

/**
 * Renders public pages for guests and fills head and data of every page. Markup and pages are cached by everything they
 * depend on, so a change of settings, announcements or plans is visible in the next response.
 */
export function createPageRenderer(ports: PagePorts): RenderPage {
  const { log } = ports;
  const files = new Map<string, StaticFile>();
  const bodies = new Map<string, string>();

  const findAnnouncement = async (path: string): Promise<Announcement | null> => {
    const id = readAnnouncementId(path);
    if (id === null) return null;
    try {
      return await ports.findAnnouncement(id);
    } catch (error) {
      if (error instanceof AppError && error.type === 'announcement_not_found') return null;
      throw error;
    }
  };

  const collectData = async (
    request: PageRequest,
    needs: PublicPage['needs'],
    settings: PublicSettings,
    announcement: Announcement | null,
  ): Promise<PageData> => ({
    site: {
      ...request.site,
      siteName: settings.siteName,
      welcomeCredits: settings.accountLimits.welcomeCredits,
    },
    settings,
    isGuest: request.isGuest,
    ...(needs.includes('announcements') ? { announcements: await ports.listAnnouncements() } : {}),
    ...(needs.includes('announcement') && announcement !== null ? { announcement } : {}),
    ...(needs.includes('plans') ? { plans: await ports.listPlans() } : {}),
  });

  /** Returns the markup, from the cache if possible; null after an error, which is logged. */
  const renderBody = async (
    renderer: PageRenderer,
    { path, search, language, theme }: PageRequest,
    data: PageData,
  ): Promise<string | null> => {
    const address = path + search;
    const year = new Date(ports.now()).getUTCFullYear();
    // Guests see the same markup, so it does not depend on the visitor's part of the data.
    const { site: _site, isGuest: _isGuest, ...shared } = data;
    const key = JSON.stringify([address, language, theme, year, shared]);
    const known = bodies.get(key);
    if (known !== undefined) return known;
    try {
      return addToCache(bodies, key, await renderer.renderPublicPage({ address, language, theme, data }));
    } catch (error) {
      log.warn({ err: error, path }, 'a public page could not be rendered');
      return null;
    }
  };

  return async (built, request) => {
    const { path, language, theme, origin } = request;
    try {
      const [settings, announcement, renderer] = await Promise.all([
        ports.readSettings(),
        findAnnouncement(path),
        ports.loadRenderer(),
      ]);
      const plainSearch = removeLanguageParam(request.search);
      const page = renderer?.describePublicPage(path + plainSearch, language) ?? null;
      const data = await collectData(request, page?.needs ?? [], settings, announcement);
      // The browser shows that an announcement is missing, and redirects signed-in users from the sign-in page.
      const isRenderedByBrowser =
        (page?.needs.includes('announcement') && announcement === null) ||
        (path === '/auth' && !request.isGuest);
      // Only the sign-in page depends on the query; the others are cached once.
      const search = path === '/auth' ? plainSearch : '';
      const body =
        renderer === null || page === null || isRenderedByBrowser
          ? null
          : await renderBody(renderer, { ...request, search }, data);
      const html = fillPage(new TextDecoder().decode(built.bytes), {
        path,
        language,
        askedLanguage: readLanguageParam(request.search),
        theme,
        origin,
        settings,
        announcement,
        body,
        data,
        scripts: page === null ? [] : await ports.findScripts(page.scripts),
      });
      const known = files.get(html);
      if (known) return known;
      return addToCache(files, html, toStaticFile(new TextEncoder().encode(html), built.contentType));
    } catch (error) {
      log.warn({ err: error, path }, 'a page was sent without head and data');
      return built;
    }
  };
}
