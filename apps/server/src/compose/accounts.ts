import type { Config } from '../config/index.ts';
import {
  accountErasureJob,
  announceChanges,
  createAccountsRoutes,
  createAccountsService,
  createOAuthClients,
  createPasswords,
  magicLinkJob,
  type OAuthConfig,
  passwordResetJob,
  sessionCountryJob,
} from '../modules/accounts/index.ts';
import type { CreditsService } from '../modules/credits/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Ports = PortsOf<typeof createAccountsService>;

interface Others extends Pick<Ports, 'securityLog' | 'findCountryCode' | 'erasers'> {
  readonly credits: CreditsService;
  readonly settings: Pick<SettingsService, 'siteName' | 'accountLimits'>;
}

const day = 86_400_000;

export function composeAccounts(platform: Platform, { credits, settings, ...others }: Others) {
  const { config, transactions, clock, events, mailer, jobs, secrets, hosts } = platform;
  const commands = createAccountsService({
    transactions,
    clock,
    events,
    mailer,
    jobs,
    secrets,
    ...others,
    findCountryCode: config.GEOLOCATION_URL === undefined ? undefined : others.findCountryCode,
    oauthClients: createOAuthClients(readOAuthConfig(config), clock),
    passwords: createPasswords(),
    grantOpening: async (tx, userId, amount) => {
      await credits.grant(tx, {
        userId,
        amount,
        kind: 'opening',
        reason: 'opening',
        idempotencyKey: `opening:${userId}`,
      });
    },
    settings: {
      projectKey: config.PROJECT_KEY,
      get siteName() {
        return settings.siteName;
      },
      publicOrigin: config.PUBLIC_ORIGIN,
      hosts,
      adminEmail: config.ADMIN_EMAIL,
      get initialCredits() {
        return settings.accountLimits.welcomeCredits;
      },
      sendsMail: mailer.isSending,
      countryHeader: config.COUNTRY_HEADER,
      sessionIdle: config.SESSION_IDLE_DAYS * day,
      sessionMaximum: config.SESSION_MAX_DAYS * day,
      trustedOrigins: [...(config.PUBLIC_ORIGIN ? [config.PUBLIC_ORIGIN] : []), ...config.TRUSTED_ORIGINS],
      offersMagicLink: mailer.isSending || config.ALLOW_OUTBOX_LOGIN,
    },
  });
  const service = announceChanges(commands, events);
  return {
    service,
    routes: createAccountsRoutes(service),
    jobs: {
      [magicLinkJob]: service.sendMagicLink,
      [sessionCountryJob]: service.locateSession,
      [accountErasureJob]: service.eraseAccount,
      [passwordResetJob]: service.sendPasswordReset,
    },
  } satisfies Capability;
}

/** A provider is on when all of its credentials are set. */
function readOAuthConfig(config: Config): OAuthConfig {
  const pair = (clientId: string | undefined, clientSecret: string | undefined) =>
    clientId && clientSecret ? { clientId, clientSecret } : null;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = config;
  return {
    google: pair(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    github: pair(config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET),
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? {
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
          }
        : null,
    baseUrl: config.OAUTH_BASE_URL ?? null,
  };
}
