import { type Announcement, AppError, type Language, type PublicSettings } from '@kilim/contract';
import type { Log } from '../platform/log/log.ts';
import { fillPage, readAnnouncementId } from './page-head.ts';
import { type StaticFile, toStaticFile } from './static-files.ts';

export interface PagePorts {
  readSettings(): Promise<PublicSettings>;
  /** Throws `announcement_not_found` for one that a guest may not see. */
  findAnnouncement(id: string): Promise<Announcement>;
  readonly log: Pick<Log, 'warn'>;
}

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly origin: string;
}

/** Fills the built page for an address. Never throws: without settings the page goes out as it was built. */
export type RenderPage = (page: StaticFile, request: PageRequest) => Promise<StaticFile>;

/** Forms kept in memory; strangers choose the addresses, so there is an end to it. */
const keptMaximum = 200;

/** Keeps each filled page, compressed once, for as long as it would be filled with the same texts. */
export function createPageRenderer({ readSettings, findAnnouncement, log }: PagePorts): RenderPage {
  const kept = new Map<string, StaticFile>();

  const findNamed = async (path: string): Promise<Announcement | null> => {
    const id = readAnnouncementId(path);
    if (id === null) return null;
    try {
      return await findAnnouncement(id);
    } catch (error) {
      if (error instanceof AppError && error.type === 'announcement_not_found') return null;
      throw error;
    }
  };

  return async (page, { path, language, origin }) => {
    try {
      const [settings, announcement] = await Promise.all([readSettings(), findNamed(path)]);
      const html = fillPage(new TextDecoder().decode(page.bytes), {
        path,
        language,
        origin,
        settings,
        announcement,
      });
      const known = kept.get(html);
      if (known) return known;
      const filled = toStaticFile(new TextEncoder().encode(html), page.contentType);
      if (kept.size >= keptMaximum) kept.clear();
      kept.set(html, filled);
      return filled;
    } catch (error) {
      log.warn({ err: error, path }, 'a page went out without its head');
      return page;
    }
  };
}
