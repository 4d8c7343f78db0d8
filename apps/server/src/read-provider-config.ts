import type { Config } from './config.ts';
import type { OAuthConfig } from './modules/accounts/index.ts';
import type { AiConfig } from './modules/ai/index.ts';

/** The built-in provider answers until somebody names a server or a key. */
export function readAiConfig(config: Config): AiConfig {
  const isConfigured = config.OPENAI_BASE_URL !== undefined || config.OPENAI_API_KEY !== undefined;
  return {
    provider: isConfigured ? 'openai-compatible' : 'builtin',
    baseUrl: config.OPENAI_BASE_URL ?? null,
    apiKey: config.OPENAI_API_KEY ?? null,
    model: config.AI_MODEL,
    creditsPerToken: config.AI_CREDITS_PER_TOKEN ?? null,
    idleTimeout: config.AI_IDLE_TIMEOUT_SECONDS * 1_000,
    builtinPace: config.AI_BUILTIN_PACE_MS,
  };
}

/** A provider counts as configured when everything that it needs is there. */
export function readOAuthConfig(config: Config): OAuthConfig {
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
