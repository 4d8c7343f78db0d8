import {
  AppError,
  getConfiguration,
  getHealth,
  getSite,
  type PlaceholderSetting,
  type PublicSettings,
} from '@kilim/contract';
import { type Route, route, wireVersion } from '../platform/http/index.ts';
import { type OriginRules, previewFrameOf, previewOriginFor } from '../platform/http/origins.ts';

export interface SiteRoutePorts {
  readSettings(): Promise<Pick<PublicSettings, 'siteName' | 'accountLimits'>>;
  readonly projectKey: string;
  /** Settings with default values that should be changed. */
  readonly listPlaceholders: () => Promise<PlaceholderSetting[]>;
  readonly origins: OriginRules;
  readonly previewVersion: string;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
}

/** Routes for pages before sign-in and for load balancers. */
export function createSiteRoutes({
  readSettings,
  projectKey,
  listPlaceholders,
  origins,
  previewVersion,
  ping,
}: SiteRoutePorts): Route[] {
  return [
    route(getSite, async (_input, { host, isSecure }) => {
      const previewOrigin = previewOriginFor(host, isSecure, origins);
      const { siteName, accountLimits } = await readSettings();
      const previewFrame = previewFrameOf(previewOrigin, previewVersion);
      return {
        siteName,
        projectKey,
        previewOrigin,
        previewFrame,
        welcomeCredits: accountLimits.welcomeCredits,
      };
    }),
    route(getConfiguration, async () => ({ placeholders: await listPlaceholders() })),
    route(getHealth, async () => {
      if (!(await ping()))
        throw new AppError('general_unavailable', { detail: 'The database does not respond.' });
      return { status: 'ok' as const, version: wireVersion };
    }),
  ];
}
