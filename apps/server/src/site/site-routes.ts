import { AppError, getConfiguration, getHealth, getSite, type PlaceholderSetting } from '@kilim/contract';
import { type Route, route, wireVersion } from '../platform/http/index.ts';
import { type OriginRules, previewFrameOf, previewOriginFor } from '../platform/http/origins.ts';

export interface SiteRoutePorts {
  readSiteName(): Promise<string>;
  readonly projectKey: string;
  /** Settings of the backend that nobody has set yet. */
  readonly placeholders: readonly PlaceholderSetting[];
  readonly origins: OriginRules;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
}

/** What pages need before anybody signs in, and what a balancer asks. */
export function createSiteRoutes({
  readSiteName,
  projectKey,
  placeholders,
  origins,
  ping,
}: SiteRoutePorts): Route[] {
  return [
    route(getSite, async (_input, { host, isSecure }) => {
      const previewOrigin = previewOriginFor(host, isSecure, origins);
      const siteName = await readSiteName();
      return { siteName, projectKey, previewOrigin, previewFrame: previewFrameOf(previewOrigin) };
    }),
    route(getConfiguration, async () => ({ placeholders: [...placeholders] })),
    route(getHealth, async () => {
      if (!(await ping()))
        throw new AppError('general_unavailable', { detail: 'the database does not answer' });
      return { status: 'ok' as const, version: wireVersion };
    }),
  ];
}
