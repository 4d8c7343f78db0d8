import type { Clock } from '../../../platform/clock/clock.ts';
import { type AppleCredentials, createAppleClient } from './apple.ts';
import type { Credentials } from './fetch-provider.ts';
import { createGithubClient } from './github.ts';
import { createGoogleClient } from './google.ts';
import type { OAuthClient } from './oauth-client.ts';

export interface OAuthConfig {
  readonly google: Credentials | null;
  readonly github: Credentials | null;
  readonly apple: AppleCredentials | null;
  /** Replaces every provider's origin in tests. */
  readonly baseUrl: string | null;
}

/** Creates a client for each configured provider. */
export function createOAuthClients(config: OAuthConfig, clock: Clock): OAuthClient[] {
  const { google, github, apple, baseUrl } = config;
  const resolve = (url: string): string =>
    baseUrl === null ? url : new URL(new URL(url).pathname, baseUrl).href;
  return [
    ...(google ? [createGoogleClient(google, resolve)] : []),
    ...(github ? [createGithubClient(github, resolve)] : []),
    ...(apple ? [createAppleClient(apple, resolve, clock)] : []),
  ];
}
