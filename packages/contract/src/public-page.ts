import type { Announcement } from './announcements.ts';
import type { EndpointReply } from './endpoint.ts';
import type { listPlans } from './plans.ts';
import type { Language, Theme } from './primitives.ts';
import type { getSite } from './site.ts';
import type { PublicSettings } from './site-settings.ts';

// What the server and the web's renderer of public pages tell each other; the browser reads the data of a page again.

/** Replies that a page begins with, so that it asks for none of them. What is left out is asked for. */
export interface PageData {
  readonly site: EndpointReply<typeof getSite>;
  readonly settings: PublicSettings;
  /** The browser has no session, so nobody needs to ask who is here. */
  readonly isGuest: boolean;
  readonly announcements?: readonly Announcement[];
  readonly announcement?: Announcement;
  readonly plans?: EndpointReply<typeof listPlans>;
}

/** Data that a public page shows beyond what every page does. */
export type PageDataKey = 'announcements' | 'announcement' | 'plans';

export interface PublicPage {
  readonly needs: readonly PageDataKey[];
  /** Scripts of the page by their names in the build's manifest, in the language that was asked for. */
  readonly scripts: readonly string[];
}

export interface PublicPageRequest {
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly data: PageData;
}

/** What `apps/web` builds for the server. */
export interface PageRenderer {
  /** What a page needs; null for an address that is no public page. */
  describePublicPage(address: string, language: Language): PublicPage | null;
  /** The markup of a public page as a guest sees it. */
  renderPublicPage(question: PublicPageRequest): Promise<string>;
}
