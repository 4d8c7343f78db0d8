import type { OAuthProvider } from '@kilim/contract';

/** Who somebody is at a provider. */
export interface OAuthIdentity {
  readonly uid: string;
  /** Lower case; empty when the provider does not tell. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

/** One provider, ready to be asked. Rejects with any error when it does not answer as it should. */
export interface OAuthClient {
  readonly provider: OAuthProvider;
  authorizeUrl(input: {
    readonly redirectUri: string;
    readonly state: string;
    /** S256 of the verifier (RFC 7636). */
    readonly challenge: string;
  }): string;
  fetchIdentity(input: {
    readonly redirectUri: string;
    readonly code: string;
    readonly verifier: string;
  }): Promise<OAuthIdentity>;
}
