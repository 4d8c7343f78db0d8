import type { Announcement } from './announcements.ts';
import type { EndpointReply } from './endpoint.ts';
import type { listPlans } from './plans.ts';
import type { Language, Theme } from './primitives.ts';
import type { getSite } from './site.ts';
import type { PublicSettings } from './site-settings.ts';

// Interface between the server and the web app's renderer of public pages.

/** API replies embedded in a page; the browser requests only those that are missing. */
export interface PageData {
  readonly site: EndpointReply<typeof getSite>;
  readonly settings: PublicSettings;
  /** The browser has no session cookie, so the session request is skipped. */
  readonly isGuest: boolean;
  readonly announcements?: readonly Announcement[];
  readonly announcement?: Announcement;
  readonly plans?: EndpointReply<typeof listPlans>;
}

/** Data of a public page in addition to `site` and `settings`. */
export type PageDataKey = 'announcements' | 'announcement' | 'plans';

export interface PublicPage {
  readonly needs: readonly PageDataKey[];
  /** Scripts of the page by their names in the build manifest, with the texts of the requested language. */
  readonly scripts: readonly string[];
}

export interface PublicPageRequest {
  /** Path and query string. */
  readonly address: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly data: PageData;
}

/** The server bundle of `apps/web`. */
export interface PageRenderer {
  /** Data and scripts of a page; null if the address is not a public page. */
  describePublicPage(address: string, language: Language): PublicPage | null;
  /** HTML of a public page for a guest. */
  renderPublicPage(question: PublicPageRequest): Promise<string>;
}
