import { previewHeaders } from '@kilim/preview/policy';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  type OriginRules,
  previewFrameOf,
  previewOriginFor,
  studioOriginFor,
} from '../platform/http/origins.ts';
import { readPagePreferences } from '../platform/http/page-preferences.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import type { FindPage } from './page-finder.ts';
import type { RenderPage } from './render-page.ts';
import { sendFile } from './send-file.ts';
import type { StaticFolder } from './static-files.ts';

export interface SiteFolders {
  /** The built web app. */
  readonly web: StaticFolder;
  /** The built preview engine. */
  readonly preview: StaticFolder;
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const revalidate = { 'cache-control': 'no-cache' };
/** Pages depend on the language and theme of the visitor. */
const revalidatePage = { ...revalidate, vary: 'Accept-Encoding, Accept-Language, Cookie' };

/**
 * Serves everything but the API (docs/rules/site.md#caching): assets, pages, and the preview under /preview/ with the
 * headers that isolate it. A path without a dot is a page of the web app.
 */
export function createSite(
  folders: SiteFolders,
  rules: OriginRules,
  isSecure: (c: Context) => boolean,
  renderPage: RenderPage,
  projectKey: string,
  findPage: FindPage,
  previewVersion: string,
  formOrigins: readonly string[] = [],
) {
  const sendPreview = async (c: Context, name: string): Promise<Response | null> => {
    const file = await folders.preview.read(name);
    if (!file) return null;
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const secure = isSecure(c);
    const headers = previewHeaders({
      previewOrigin: `${secure ? 'https' : 'http'}://${host}`,
      studioOrigin: studioOriginFor(host, secure, rules),
    });
    // These headers of the site would prevent embedding.
    c.header('x-frame-options', undefined);
    c.header('cross-origin-opener-policy', undefined);
    c.header('permissions-policy', undefined);
    if (name === 'manifest.json') return sendFile(c, file, headers.manifest);
    if (!name.endsWith('.html')) return sendFile(c, file, headers.asset);
    // An older version gets the current frame, which must not be kept under its address.
    return sendFile(c, file, c.req.query('v') === previewVersion ? headers.versionedFrame : headers.frame);
  };

  const sendPage = async (c: Context): Promise<Response | null> => {
    const built = await folders.web.read('index.html');
    if (!built) return null;
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const secure = isSecure(c);
    const previewOrigin = previewOriginFor(host, secure, rules);
    const { search } = new URL(c.req.url);
    const cookie = (name: string) => getCookie(c, name);
    const sessions = [`a_session_${projectKey}`, `a_session_${projectKey}_legacy`];
    const page = await renderPage(built, {
      path: c.req.path,
      search,
      ...readPagePreferences(cookie, c.req.header('accept-language'), search),
      origin: rules.publicOrigin ?? `${secure ? 'https' : 'http'}://${host}`,
      site: { projectKey, previewOrigin, previewFrame: previewFrameOf(previewOrigin, previewVersion) },
      isGuest: sessions.every((name) => !cookie(name)),
    });
    // For crawlers; the page itself shows what is missing.
    const status = (await findPage(c.req.path)) ? 200 : 404;
    return sendFile(c, page, { ...pageHeaders(previewOrigin, formOrigins), ...revalidatePage }, status);
  };

  return async (c: Context): Promise<Response | null> => {
    const path = decodePath(c.req.path);
    if (path === null) return null;
    if (path.startsWith('preview/')) return sendPreview(c, path.slice('preview/'.length));
    const file = path === '' || path === 'index.html' ? null : folders.web.read(path);
    if (file) return sendFile(c, await file, path.startsWith('assets/') ? immutable : revalidate);
    return path.includes('.') ? null : sendPage(c);
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\/+/, '');
  } catch {
    return null;
  }
}
