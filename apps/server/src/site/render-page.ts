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
  /** Throws `announcement_not_found` for one that a guest may not see. */
  findAnnouncement(id: string): Promise<Announcement>;
  listAnnouncements(): Promise<readonly Announcement[]>;
  listPlans(): Promise<EndpointReply<typeof listPlans>>;
  /** Null where the web's renderer was not built. */
  loadRenderer(): Promise<PageRenderer | null>;
  readonly findScripts: FindScripts;
  /** Epoch milliseconds. */
  now(): number;
  readonly log: Pick<Log, 'warn'>;
}

export interface PageRequest {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly origin: string;
  readonly site: Omit<EndpointReply<typeof getSite>, 'siteName'>;
  /** The browser has no session. */
  readonly isGuest: boolean;
}

/** Fills the built page for an address. Never throws: without settings the page goes out as it was built. */
export type RenderPage = (page: StaticFile, request: PageRequest) => Promise<StaticFile>;

/** Forms kept in memory; strangers choose the addresses, so there is an end to it. */
const keptMaximum = 200;

/** Keeps what a maker answered, by a key that says everything it depends on. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value): Value {
  if (kept.size >= keptMaximum) kept.clear();
  kept.set(key, value);
  return value;
}

/**
 * Renders public pages as guests see them and fills head and data of every page. Markup and whole pages are kept for as
 * long as they would come out the same: a change of settings, announcements or plans shows with the next request.
 */
export function createPageRenderer(ports: PagePorts): RenderPage {
  const { log } = ports;
  const files = new Map<string, StaticFile>();
  const bodies = new Map<string, string>();

  const findNamed = async (path: string): Promise<Announcement | null> => {
    const id = readAnnouncementId(path);
    if (id === null) return null;
    try {
      return await ports.findAnnouncement(id);
    } catch (error) {
      if (error instanceof AppError && error.type === 'announcement_not_found') return null;
      throw error;
    }
  };

  const gather = async (
    request: PageRequest,
    needs: PublicPage['needs'],
    settings: PublicSettings,
    announcement: Announcement | null,
  ): Promise<PageData> => ({
    site: { ...request.site, siteName: settings.siteName },
    settings,
    isGuest: request.isGuest,
    ...(needs.includes('announcements') ? { announcements: await ports.listAnnouncements() } : {}),
    ...(needs.includes('announcement') && announcement !== null ? { announcement } : {}),
    ...(needs.includes('plans') ? { plans: await ports.listPlans() } : {}),
  });

  /** The markup, or null for a page that the browser renders. A page that fails is said so and left to the browser. */
  const renderBody = async (
    renderer: PageRenderer,
    { path, search, language, theme }: PageRequest,
    data: PageData,
  ): Promise<string | null> => {
    const address = path + search;
    const year = new Date(ports.now()).getUTCFullYear();
    const { site: _ofTheVisitor, isGuest: _alsoOfTheVisitor, ...shown } = data;
    const key = JSON.stringify([address, language, theme, year, shown]);
    const known = bodies.get(key);
    if (known !== undefined) return known;
    try {
      return keep(bodies, key, await renderer.renderPublicPage({ address, language, theme, data }));
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
        findNamed(path),
        ports.loadRenderer(),
      ]);
      const plainSearch = removeLanguageParam(request.search);
      const page = renderer?.describePublicPage(path + plainSearch, language) ?? null;
      const data = await gather(request, page?.needs ?? [], settings, announcement);
      // What is missing says so in the browser; somebody who is signed in is on the way past the sign-in form.
      const isLeftToBrowser =
        (page?.needs.includes('announcement') && announcement === null) ||
        (path === '/auth' && !request.isGuest);
      // Only the sign-in page looks different with a query; the others are kept once.
      const search = path === '/auth' ? plainSearch : '';
      const body =
        renderer === null || page === null || isLeftToBrowser
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
      return keep(files, html, toStaticFile(new TextEncoder().encode(html), built.contentType));
    } catch (error) {
      log.warn({ err: error, path }, 'a page went out without its head');
      return built;
    }
  };
}
